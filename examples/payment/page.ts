import { readFileSync } from 'node:fs'
import type { Order } from './order-store.ts'
import { wordsIn, type Language } from './words.ts'

export const css = readFileSync(new URL('page.css', import.meta.url), 'utf8')

/** No foreign resources, no scripts, and no order in a referrer. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** LIST of the actions on each page, with the text key of the button. */
const buttons = {
  payment: [
    ['approve', 'approve'],
    ['less', 'less'],
    ['fail', 'fail'],
    ['expire', 'expire'],
  ],
  payout: [
    ['approve', 'pay_out'],
    ['fail', 'fail'],
  ],
} as const

/** The page of one order. All links are relative, so it works under any path. */
export function pageOf(order: Order, language: Language): string {
  const { about, reference, amount, currency, text, state, moved, returnUrl } = order
  const words = wordsIn(language)
  const shownAmount = state === 'paid' ? moved : amount
  const buttonList = buttons[about].map(([act, word], index) => {
    const style = index === 0 ? ' class="main"' : ''
    const action = `${reference}/${act}?lang=${language}`
    return `<button${style} formaction="${action}">${words[word]}</button>`
  })
  return `<!doctype html>
<html lang="${words.tag}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${words.title}</title>
    <link rel="stylesheet" href="../page.css" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main>
      <h1>${words.title}</h1>
      <p>${words.about}</p>
      <p class="amount">${formatAmount(shownAmount)} ${escapeHtml(currency)}</p>
      <p><bdi>${escapeHtml(text)}</bdi></p>
      ${channelText(order)}
      <p role="status" class="${state}">${words[state]}</p>
      ${state === 'pending' ? `<form method="post">${buttonList.join('')}</form>` : ''}
      ${returnUrl === undefined ? '' : backLink(returnUrl, words.back, state === 'pending')}
    </main>
  </body>
</html>
`
}

/** The e-wallet, or how much of a coin goes where. */
function channelText({ channel, coin }: Order): string {
  if (coin) {
    const { amount, network, address } = coin
    return `<p>${amount} USDT · ${network}<br /><bdi>${escapeHtml(address)}</bdi></p>`
  }
  const name = channel === undefined ? undefined : wallets[channel]
  return name === undefined ? '' : `<p>${name}</p>`
}

/** LIST of the names of the e-wallets. */
const wallets: Partial<Record<NonNullable<Order['channel']>, string>> = {
  momo: 'MoMo',
  zalopay: 'ZaloPay',
}

const backLink = (address: string, text: string, isQuiet: boolean) =>
  `<a class="${isQuiet ? 'back' : 'back main'}" href="${escapeHtml(address)}">${text}</a>`

/** Formats an amount with two decimals. As text, because money is not a number. */
function formatAmount(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const decimals = fraction.slice(0, 2).padEnd(2, '0')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
