import { parseArgs } from 'node:util'
import { StartError, withContext, type Context } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const usage =
  'Say to whom and what: npm run fairhouse -- message:send --brand lotus --title "Hello" ' +
  '--content "…", ' +
  'with --member anna for one member and --language VI for another language than English'

interface MessageRequest {
  brand: string
  member: string | undefined
  language: string
  title: string
  content: string
}

/** Sends an inbox message to a member or a whole brand; open pages show it at once. */
async function main() {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string' },
      member: { type: 'string' },
      language: { type: 'string', default: 'EN' },
      title: { type: 'string' },
      content: { type: 'string' },
    },
  })
  const { brand, member, language, title, content } = values
  if (!brand || !title || !content) throw new StartError(usage)
  await withDatabase((config) =>
    withContext(config, (context) => send(context, { brand, member, language, title, content })),
  )
}

async function send({ audit, brands, member, message }: Context, request: MessageRequest) {
  const { language, title, content } = request
  const ownBrand = brands.all().find((candidate) => candidate.code === request.brand)
  if (!ownBrand) throw new StartError(`There is no brand ${request.brand}.`)
  const texts = { [language]: { title, content } }
  const recipient =
    request.member === undefined ? undefined : await member.byName(ownBrand.id, request.member)
  if (request.member !== undefined && !recipient)
    throw new StartError(`There is no ${request.member}.`)
  const writing = recipient
    ? message.write(recipient.id, texts)
    : message.writeAll(ownBrand.id, texts)
  const written = await writing.catch((error: unknown) => {
    throw error instanceof RangeError ? new StartError(`Not sent: ${error.message}.`) : error
  })
  if (written === false) throw new StartError('Not sent: the account is excluded, or not open.')
  await audit.record({
    actor: { kind: 'system', id: null },
    action: 'message.send',
    subject: recipient ? { kind: 'member', id: recipient.id } : { kind: 'brand', id: ownBrand.id },
    brandId: ownBrand.id,
    after: texts,
  })
  console.log(`Sent to ${recipient?.name ?? `all of ${ownBrand.name}`}.`)
}

endCommand(main())
