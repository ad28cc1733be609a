import { loadConfig, startServer } from '@fairhouse/server'

/** The site with two signed-in members. */
const [databaseUrl = ''] = process.argv.slice(2)
const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' }
const { address, context } = await startServer({
  config: { ...loadConfig(env), databaseUrl },
  version: 'bench',
  seeds: ['demo'],
  pagesDirectory: '',
})
const brandId = context.brands.all()[0]?.id ?? ''

async function addMember(name: string) {
  const facts = { brandId, name, nickname: name, type: 0, termsVersion: '1' } as const
  const subjectId = await context.member.open(facts)
  const subject = { kind: 'member', subjectId, brandId } as const
  const { token, cookieHalf } = await context.session.start(subject)
  return { id: subjectId, authorization: `Bearer ${token}`, cookie: `fairhouse=${cookieHalf}` }
}

const members = [await addMember('benchshort'), await addMember('benchlong')]
console.log(JSON.stringify({ address, members }))
process.on('disconnect', () => process.exit(0))
