/**
 * What the backend answers: the seat as it is now and, after a toss, its result.
 * @typedef {{ balance: string, currency: string, minimumCycleMs: number, commitment: string,
 *   pot: string | null, key?: string }} View
 * @typedef {View & { side: string, paid: string, isLate?: boolean,
 *   proof: { seed: string, commitment: string } | null }} Result
 */

const part = (/** @type {string} */ id) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no ${id}`)
  return found
}
const stakeInput = /** @type {HTMLInputElement} */ (part('stake'))
const sideButtons = [...document.querySelectorAll('button')].filter((one) => one.dataset['choice'])
const takeButton = /** @type {HTMLButtonElement} */ (part('take'))

let key = ''
let pot = /** @type {string | null} */ (null)

/** Grouped, with two decimals unless there are more; as text, since money is no number. */
function money(/** @type {string} */ text) {
  const [whole = '', fraction = ''] = text.split('.')
  const decimals = fraction.replace(/0{1,2}$/, '')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ' ')}.${decimals.padEnd(2, '0')}`
}

/** @returns {Promise<any>} */
async function ask(/** @type {string} */ path, /** @type {object} */ body) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const { success, value, message } = await response.json()
  if (!success) throw new Error(message)
  return value
}

function show(/** @type {View} */ view) {
  pot = view.pot
  part('balance').textContent = `${money(view.balance)} ${view.currency}`
  part('commitment').textContent = view.commitment
  part('new-round').hidden = pot !== null
  takeButton.hidden = pot === null
  if (pot !== null) takeButton.textContent = `Take ${money(pot)}`
  part('ask').textContent = pot === null ? 'Your side?' : 'Double it? Your side?'
}

function tell(/** @type {Result} */ { side, paid, isLate }) {
  part('coin').textContent = side === 'heads' ? 'H' : 'T'
  const open = pot === null ? '' : ` You won ${money(pot)}: take it, or double it.`
  const won = /[1-9]/.test(paid) ? ` You won ${money(paid)}.` : ' You lost.'
  const late = isLate ? ' The payment is on its way.' : ''
  part('result').textContent = `It is ${side}.${open || won}${late}`
}

/**
 * The same sum that anyone can do, with what was shown before the round.
 * @param {string} seed @param {string} promised @param {string} side @param {0 | 1} toss
 */
async function verify(seed, promised, side, toss) {
  part('proof').hidden = false
  part('seed').textContent = seed
  part('shown-before').textContent = promised
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (two) => parseInt(two, 16))
  // Browsers give it to https and to localhost only.
  const hash = await globalThis.crypto.subtle?.digest('SHA-256', bytes)
  const hex = [...new Uint8Array(hash ?? [])].map((one) => one.toString(16).padStart(2, '0'))
  const isSide = side === ((bytes[toss] ?? 0) % 2 === 0 ? 'heads' : 'tails')
  const verdict = hex.join('') === promised && isSide ? 'Yes, it was decided before.' : 'No!'
  part('verdict').textContent = hash ? verdict : 'Not possible without https.'
}

/**
 * Buttons stay off until the answer is there, and then as long as the market's rules say.
 * @param {() => Promise<number>} work gives these milliseconds
 */
async function during(work) {
  const buttons = [...sideButtons, takeButton]
  const focused = document.activeElement
  for (const button of buttons) button.disabled = true
  part('coin').classList.add('flying')
  part('problem').textContent = ''
  const waitMs = await work().catch((error) => {
    part('result').textContent = ''
    part('problem').textContent = error instanceof Error ? error.message : String(error)
    return 0
  })
  part('coin').classList.remove('flying')
  setTimeout(() => {
    for (const button of buttons) button.disabled = false
    // A button that was off has lost the focus; a hidden one cannot have it back.
    const next = focused === takeButton && takeButton.hidden ? sideButtons[0] : focused
    if (next instanceof HTMLElement && document.activeElement === document.body) next.focus()
  }, waitMs)
}

function send(/** @type {string} */ path, /** @type {object} */ body) {
  void during(async () => {
    const promised = part('commitment').textContent ?? ''
    const result = await ask(path, { key, ...body })
    show(result)
    tell(result)
    const toss = path === '/api/double' ? 1 : 0
    if (result.proof) void verify(result.proof.seed, promised, result.side, toss)
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
part('game').addEventListener('submit', (event) => event.preventDefault())

/** A frame may have no storage: then a reload asks to open the game again. */
function storage() {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** A ticket is good once: the address forgets it, and a reload goes on by the key. */
async function enter() {
  const ticket = new URLSearchParams(location.search).get('ticket')
  history.replaceState(null, '', location.pathname)
  const kept = storage()?.getItem('key') ?? null
  if (ticket === null && kept === null) throw new Error('Open this game from the site.')
  const view = await (ticket === null
    ? ask('/api/look', { key: kept })
    : ask('/api/enter', { ticket }))
  key = view.key ?? kept
  storage()?.setItem('key', key)
  show(view)
  part('result').textContent =
    pot === null ? 'Choose a side.' : `You won ${money(pot)}: take it, or double it.`
  return 0
}

void during(enter)
