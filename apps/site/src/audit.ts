import { withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

/** `npm run audit`: says what is wrong with the books, or that nothing is. */
async function main() {
  await withDatabase(async (config) => {
    const { transfers, heads, findings } = await withContext(config, ({ wallet }) => wallet.audit())
    for (const { lane, batch, seq, head } of heads) {
      console.log(`lane ${lane}: batch ${batch}, row ${seq}, head ${head}`)
    }
    for (const finding of findings) console.error(finding)
    console.log(`${transfers} transfers replayed, ${findings.length} findings`)
    if (findings.length > 0) process.exitCode = 1
  })
}

endCommand(main())
