import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Databases ready to be copied: one for each set of seeds that tests start from. */
export const templates = { demo: 'template_demo', empty: 'template_empty' } as const
export type Template = keyof typeof templates

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs a statement on the server itself, outside any test's database. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const opening = opened.get(serverUrl) ?? open(serverUrl)
  opened.set(serverUrl, opening)
  await (await opening).query(statement)
}

/** One connection to a server for all tests of a process: opening one takes as long as a drop. */
const opened = new Map<string, Promise<Client>>()

async function open(serverUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl(serverUrl, 'postgres') })
  await client.connect()
  client.on('error', () => opened.delete(serverUrl))
  return client
}

/** Left by their tests; the next test drops them, when all that was connected has surely gone. */
const left: string[] = []

export async function copyTemplate(serverUrl: string, template: Template) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // As files: block by block through the log takes twice as long, and nothing here must last.
  const copied = `CREATE DATABASE ${name} TEMPLATE ${templates[template]} STRATEGY FILE_COPY`
  await onServer(serverUrl, copied)
  for (const old of left.splice(0)) {
    await onServer(serverUrl, `DROP DATABASE IF EXISTS ${old} WITH (FORCE)`)
  }
  return { url: databaseUrl(serverUrl, name), leave: () => void left.push(name) }
}
