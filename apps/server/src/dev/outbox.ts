import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { fields, text } from '@fairhouse/protocol'
import { languageOf, outboxWords } from '@fairhouse/i18n/server'
import { readCookie, Refusal, standalonePageHeaders } from '#platform/http'
import type { Context } from '../wiring/context.ts'

const query = fields({ to: z.optional(text(1, 254)) })

type Letter = Awaited<ReturnType<Context['verification']['outbox']>>[number]

/** Messages that would have been sent by SMS and email: JSON for programs, a page for people. */
export function mountOutbox(app: FastifyInstance, { brands, verification }: Context) {
  app.get('/dev/outbox', async (request, reply) => {
    const parsed = z.safeParse(query, request.query)
    if (!parsed.success) throw new Refusal('bad_request')
    const letters = await verification.outbox(parsed.data.to)
    const isForPeople = request.headers.accept?.includes('text/html') ?? false
    if (!isForPeople || parsed.data.to !== undefined) return letters.map(withoutEmpty)
    const chosen = readCookie(request.headers.cookie, 'lang') ?? ''
    const language = languageOf(chosen)?.code ?? brands.of(request.hostname, undefined)?.language
    const page = pageOf(letters, language ?? '')
    reply.headers(standalonePageHeaders(page))
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

function withoutEmpty({ code, ...letter }: Letter) {
  return code === null ? letter : { ...letter, code }
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 1.5rem 1rem; max-inline-size: 42rem; overflow-wrap: anywhere }
ol { list-style: none; margin: 1.5rem 0; padding: 0 }
li { margin-block: 1rem; padding: 1rem; border: 1px solid GrayText; border-radius: .75rem }
p { margin: 0; white-space: pre-line }
header, .facts { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline }
header { justify-content: space-between }
h1 { margin: 0; font-size: 1.5rem }
.facts { margin-block-end: .5rem }
.code { margin-block-start: .5rem; font: 700 1.5rem/1.5 monospace; letter-spacing: .2em }
a { display: inline-block; padding-block: .625rem; min-inline-size: 2.75rem }
`

function pageOf(letters: readonly Letter[], language: string): string {
  const words = outboxWords(language)
  const list = letters.map(letterRow).join('')
  return `<!doctype html>
<html lang="${words.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(words.title)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escaped(words.title)}</h1><a href="/dev/outbox">${escaped(words.again)}</a></header>
<main>
<p>${escaped(words.about)}</p>
${list === '' ? `<p><strong>${escaped(words.empty)}</strong></p>` : `<ol>${list}</ol>`}
</main>
</body>
</html>
`
}

function letterRow({ channel, to, text: body, code, at }: Letter): string {
  const time = at.toISOString()
  const facts = [channel.toUpperCase(), to].map((fact) => `<strong>${escaped(fact)}</strong>`)
  const when = `<time datetime="${time}">${time.slice(0, 19).replace('T', ' ')}</time>`
  const shown = code === null ? '' : `<p class="code">${escaped(code)}</p>`
  const head = `<div class="facts">${[...facts, when].join('')}</div>`
  return `<li>${head}<p>${escaped(body)}</p>${shown}</li>`
}

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const

function escaped(plain: string): string {
  return plain.replace(/[&<>"']/g, (sign) => (isEscape(sign) ? escapes[sign] : sign))
}

function isEscape(sign: string): sign is keyof typeof escapes {
  return Object.hasOwn(escapes, sign)
}
