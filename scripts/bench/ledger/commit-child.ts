import { Client } from 'pg'

/** Commits rows one by one on one connection and prints the median time in milliseconds. */
const [connectionString = ''] = process.argv.slice(2)
const client = new Client({ connectionString })
await client.connect()
await client.query('CREATE TABLE IF NOT EXISTS bench_commit (n int)')
const times: number[] = []
for (let number = 0; number < 2000; number += 1) {
  const startMs = performance.now()
  await client.query({
    name: 'one',
    text: 'INSERT INTO bench_commit VALUES ($1)',
    values: [number],
  })
  times.push(performance.now() - startMs)
}
await client.end()
const [median = 0] = times.toSorted((one, other) => one - other).slice(times.length / 2)
console.log(JSON.stringify({ median }))
