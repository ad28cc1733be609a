import { readFileSync } from 'node:fs'
import type { Order } from './book.ts'
import { wordsIn, type Language } from './words.ts'

export const css = readFileSync(new URL('page.css', import.meta.url), 'utf8')

/** Nothing from elsewhere, no script at all, and no order in a referrer. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** LIST of what can be done on the page of each, with the words of its button. */
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

/** The page of one order: all links are relative, so it can stand anywhere. */
export function pageOf(order: Order, language: Language): string {
  const { about, reference, amount, currency, text, state, moved } = order
  const words = wordsIn(language)
  const shown = state === 'paid' ? moved : amount
  const choices = buttons[about].map(([act, word], place) => {
    const look = place === 0 ? ' class="main"' : ''
    const action = `${reference}/${act}?lang=${language}`
    return `<button${look} formaction="${action}">${words[word]}</button>`
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
      <p class="amount">${grouped(shown)} ${escaped(currency)}</p>
      <p><bdi>${escaped(text)}</bdi></p>
      <p role="status" class="${state}">${words[state]}</p>
      ${state === 'pending' ? `<form method="post">${choices.join('')}</form>` : ''}
    </main>
  </body>
</html>
`
}

/** With two decimals at most; as text, since money is no number. */
function grouped(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const decimals = fraction.slice(0, 2).padEnd(2, '0')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
