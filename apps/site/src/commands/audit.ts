import { withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

/** `npm run audit`: verifies the ledger and the audit log, and prints the findings. */
async function main() {
  await withDatabase(async (config) => {
    const results = await withContext(config, async ({ audit, wallet }) => ({
      books: await wallet.audit(),
      log: await audit.verify(),
    }))
    const { transfers, heads } = results.books
    const { entries, head: lastHead, finding } = results.log
    const findings = [...results.books.findings, ...(finding === undefined ? [] : [finding])]
    for (const { lane, batch, seq, head } of heads) {
      console.log(`lane ${lane}: batch ${batch}, row ${seq}, head ${head}`)
    }
    console.log(`audit log: row ${lastHead.seq}, head ${lastHead.head}`)
    for (const text of findings) console.error(text)
    console.log(
      `${transfers} transfers replayed, ${entries} rows of the log followed, ` +
        `${findings.length} findings`,
    )
    if (findings.length > 0) process.exitCode = 1
  })
}

endCommand(main())
