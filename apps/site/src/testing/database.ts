import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Template databases: one for each set of seeds that tests start from. */
export const templates = { demo: 'template_demo', empty: 'template_empty' } as const
export type Template = keyof typeof templates

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs a statement on the server, outside any test's database. */
export async function onServer(
  serverUrl: string,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const connection = connections.get(serverUrl) ?? openConnection(serverUrl)
  connections.set(serverUrl, connection)
  return (await (await connection).query<Record<string, unknown>>(statement)).rows
}

/** One connection per test process: opening one takes as long as dropping a database. */
const connections = new Map<string, Promise<Client>>()

async function openConnection(serverUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl(serverUrl, 'postgres') })
  await client.connect()
  client.on('error', () => connections.delete(serverUrl))
  return client
}

/** Databases of finished tests; the next test drops them, when their connections are closed. */
const finishedDatabases: string[] = []

export async function copyTemplate(serverUrl: string, template: Template) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copies files: through the write-ahead log it takes twice as long, and durability is not needed.
  const copied = `CREATE DATABASE ${name} TEMPLATE ${templates[template]} STRATEGY FILE_COPY`
  await onServer(serverUrl, copied)
  for (const old of finishedDatabases.splice(0)) {
    await onServer(serverUrl, `DROP DATABASE IF EXISTS ${old} WITH (FORCE)`)
  }
  return { url: databaseUrl(serverUrl, name), leave: () => void finishedDatabases.push(name) }
}
