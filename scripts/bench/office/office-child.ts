import { demoPassword, demoTotpSecret, loadConfig, startServer } from '@fairhouse/server'

/** The site with several staff sessions, because each has a rate limit. */
const [databaseUrl = '', colleagues = '0'] = process.argv.slice(2)
const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
const { address, context } = await startServer({
  config: { ...loadConfig(env), databaseUrl },
  version: 'bench',
  seeds: ['demo'],
  pagesDirectory: '',
})
const { brands, kit, session, staff } = context
const [brand] = brands.all()

async function addColleague(_: unknown, index: number) {
  const roles = ['cashier', 'risk', 'support', 'administrator', 'auditor'] as const
  const name = `bench${index}`
  const credentials = { password: demoPassword, totpSecret: demoTotpSecret }
  const { id: subjectId } = await staff.add({ name, roles: [...roles], ...credentials })
  const { token, cookieHalf } = await session.start({ kind: 'staff', subjectId, brandId: null })
  return { authorization: `Bearer ${token}`, cookie: `fairhouse-office=${cookieHalf}` }
}

const staffHeaders = []
for (let index = 0; index < Number(colleagues); index += 1) {
  staffHeaders.push(await addColleague(undefined, index))
}
/** Encrypts the payout accounts under the key of this process. */
const accounts = await kit.database.pool.query<{ id: string }>('SELECT id FROM withdrawal_account')
for (const { id } of accounts.rows) {
  const facts = { kind: 'bank', institution: 'BANK', number: '123456789', name: 'NGUYEN AN' }
  const locked = kit.secrets.lock(`withdrawal/account/${id}`, JSON.stringify(facts))
  await kit.database.pool.query('UPDATE withdrawal_account SET locked = $1', [locked])
}
console.log(JSON.stringify({ address, brandId: brand?.id, people: staffHeaders }))
process.on('disconnect', () => process.exit(0))
