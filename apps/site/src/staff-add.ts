import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { isStaffRole, staffRoleNames } from '@fairhouse/protocol'
import { StartError, withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

const leastPassword = 12

/**
 * Adds a colleague: `npm run staff:add -- --name anna --role administrator`, a role as often as
 * needed; the password is read from the input.
 */
async function main() {
  const { values } = parseArgs({
    options: { name: { type: 'string' }, role: { type: 'string', multiple: true } },
  })
  const name = values.name?.trim() ?? ''
  if (!/^[\w.-]{2,32}$/.test(name)) {
    throw new StartError(
      'Give a name of 2 to 32 letters or digits: npm run staff:add -- --name anna',
    )
  }
  const roles = rolesOf(values.role ?? [])
  const password = await askPassword()
  if (password.length < leastPassword) {
    throw new StartError(`The password needs at least ${leastPassword} characters.`)
  }
  await withDatabase(async (config) => {
    const enrolment = await withContext(config, async ({ staff }) => {
      if (await staff.isNameTaken(name)) throw new StartError(`The name ${name} is taken.`)
      return staff.add({ name, password, roles })
    })
    console.log(`Added ${name}. Enter this in an authenticator app now; it is not shown again:`)
    console.log(`  secret ${enrolment.secret}\n  link   ${enrolment.link}`)
  })
}

function rolesOf(names: readonly string[]) {
  const roles = names.filter(isStaffRole)
  if (roles.length > 0 && roles.length === names.length) return roles
  throw new StartError(
    `Give at least one role, such as --role administrator: ${staffRoleNames.join(', ')}`,
  )
}

/** From the terminal or a pipe, never from the command line, which others can see. */
async function askPassword(): Promise<string> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await prompt.question(`Password (at least ${leastPassword} characters): `)
  } finally {
    prompt.close()
  }
}

endCommand(main())
