/**
 * The backend's answer: the seat and, after a toss, its result.
 * @typedef {{ balance: string, currency: string, minimumCycleMs: number, commitment: string,
 *   pot: string | null, key?: string }} View
 * @typedef {View & { side: string, paid: string, isLate?: boolean,
 *   proof: { seed: string, commitment: string } | null }} Result
 */

const element = (/** @type {string} */ id) => {
  const node = document.getElementById(id)
  if (!node) throw new Error(`the page has no ${id}`)
  return node
}
const stakeInput = /** @type {HTMLInputElement} */ (element('stake'))
const sideButtons = [...document.querySelectorAll('button')].filter((one) => one.dataset['choice'])
const takeButton = /** @type {HTMLButtonElement} */ (element('take'))

let key = ''
let pot = /** @type {string | null} */ (null)

/** Formats money with two to four decimals. As text, because money is not a number. */
function money(/** @type {string} */ text) {
  const [whole = '', fraction = ''] = text.split('.')
  const decimals = fraction.replace(/0{1,2}$/, '')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ' ')}.${decimals.padEnd(2, '0')}`
}

/** @returns {Promise<any>} */
async function call(/** @type {string} */ path, /** @type {object} */ body) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const { success, value, message } = await response.json()
  if (!success) throw new Error(message)
  return value
}

function show(/** @type {View} */ view) {
  pot = view.pot
  element('balance').textContent = `${money(view.balance)} ${view.currency}`
  element('commitment').textContent = view.commitment
  element('new-round').hidden = pot !== null
  takeButton.hidden = pot === null
  if (pot !== null) takeButton.textContent = `Take ${money(pot)}`
  element('ask').textContent = pot === null ? 'Your side?' : 'Double it? Your side?'
}

function showResult(/** @type {Result} */ { side, paid, isLate }) {
  element('coin').textContent = side === 'heads' ? 'H' : 'T'
  const open = pot === null ? '' : ` You won ${money(pot)}: take it, or double it.`
  const won = /[1-9]/.test(paid) ? ` You won ${money(paid)}.` : ' You lost.'
  const late = isLate ? ' The payment is on its way.' : ''
  element('result').textContent = `It is ${side}.${open || won}${late}`
}

/**
 * Verifies a revealed seed against the commitment shown before the round.
 * @param {string} seed @param {string} commitment @param {string} side @param {0 | 1} toss
 */
async function verify(seed, commitment, side, toss) {
  element('proof').hidden = false
  element('seed').textContent = seed
  element('shown-before').textContent = commitment
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  // Browsers offer Web Crypto on https and localhost only.
  const hash = await globalThis.crypto.subtle?.digest('SHA-256', bytes)
  const hex = [...new Uint8Array(hash ?? [])].map((one) => one.toString(16).padStart(2, '0'))
  const isSide = side === ((bytes[toss] ?? 0) % 2 === 0 ? 'heads' : 'tails')
  const verdict = hex.join('') === commitment && isSide ? 'Yes, it was decided before.' : 'No!'
  element('verdict').textContent = hash ? verdict : 'Not possible without https.'
}

/**
 * Disables the buttons during a call and for the minimum cycle of the market afterwards.
 * @param {() => Promise<number>} work resolves to the remaining milliseconds
 */
async function whileDisabled(work) {
  const buttons = [...sideButtons, takeButton]
  const focused = document.activeElement
  for (const button of buttons) button.disabled = true
  element('coin').classList.add('flying')
  element('problem').textContent = ''
  const waitMs = await work().catch((error) => {
    element('result').textContent = ''
    element('problem').textContent = error instanceof Error ? error.message : String(error)
    return 0
  })
  element('coin').classList.remove('flying')
  setTimeout(() => {
    for (const button of buttons) button.disabled = false
    // A disabled button has lost the focus; a hidden one cannot get it back.
    const next = focused === takeButton && takeButton.hidden ? sideButtons[0] : focused
    if (next instanceof HTMLElement && document.activeElement === document.body) next.focus()
  }, waitMs)
}

function send(/** @type {string} */ path, /** @type {object} */ body) {
  void whileDisabled(async () => {
    const commitment = element('commitment').textContent ?? ''
    const result = await call(path, { key, ...body })
    show(result)
    showResult(result)
    const toss = path === '/api/double' ? 1 : 0
    if (result.proof) void verify(result.proof.seed, commitment, result.side, toss)
    return result.minimumCycleMs
  })
}

function choose(/** @type {string | undefined} */ choice) {
  if (pot !== null) return send('/api/double', { choice })
  const kind = /** @type {HTMLInputElement} */ (document.querySelector('[name=kind]:checked'))
  return send(`/api/${kind.value}`, { choice, stake: stakeInput.value.trim() })
}

for (const button of sideButtons) {
  button.addEventListener('click', () => choose(button.dataset['choice']))
}
takeButton.addEventListener('click', () => send('/api/take', {}))
element('game').addEventListener('submit', (event) => event.preventDefault())

/** Storage may be blocked in a frame; a reload then requires a new launch. */
function storage() {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** Enters with the ticket, which is valid once; a reload continues with the stored key. */
async function enter() {
  const ticket = new URLSearchParams(location.search).get('ticket')
  history.replaceState(null, '', location.pathname)
  const storedKey = storage()?.getItem('key') ?? null
  if (ticket === null && storedKey === null) throw new Error('Open this game from the site.')
  const view = await (ticket === null
    ? call('/api/look', { key: storedKey })
    : call('/api/enter', { ticket }))
  key = view.key ?? storedKey
  storage()?.setItem('key', key)
  show(view)
  element('result').textContent =
    pot === null ? 'Choose a side.' : `You won ${money(pot)}: take it, or double it.`
  return 0
}

void whileDisabled(enter)
