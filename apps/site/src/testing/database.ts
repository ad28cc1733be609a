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

/** Runs statements on the server itself, outside any test's database. */
export async function onServer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(serverUrl, 'postgres') })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export async function copyTemplate(serverUrl: string, template: Template) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // As files: block by block through the log takes twice as long, and nothing here must last.
  const copied = `CREATE DATABASE ${name} TEMPLATE ${templates[template]} STRATEGY FILE_COPY`
  await onServer(serverUrl, copied)
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}
