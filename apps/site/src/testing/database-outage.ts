import type { TestSite } from './test-site.ts'

/** Makes the database unavailable: closes its connections and refuses new ones until restored. */
export function databaseOf({
  databaseUrl,
  serverSql,
}: Pick<TestSite, 'databaseUrl' | 'serverSql'>) {
  const name = new URL(databaseUrl).pathname.slice(1)
  return {
    async goAway() {
      await serverSql(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
      await serverSql(
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`,
      )
    },
    comeBack: () => serverSql(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`),
  }
}
