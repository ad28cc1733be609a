import { parseArgs } from 'node:util'
import { isStaffRole, staffRoleNames } from '@fairhouse/protocol'
import { StartError, withContext } from '@fairhouse/server'
import { endCommand, withDatabase } from './with-database.ts'

/**
 * Adds a staff member: `npm run staff:add -- --name anna --role administrator`; `--role` may be
 * repeated. Prints a one-time password; the staff member sets up the second factor at first
 * sign-in.
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
  await withDatabase(async (config) => {
    const { password } = await withContext(config, async ({ staff }) => {
      if (await staff.isNameTaken(name)) throw new StartError(`The name ${name} is taken.`)
      return staff.invite({ name, roles })
    })
    console.log(`Added ${name}. The first password works once, within three days, at /office,`)
    console.log('where its owner sets up an authenticator app and picks another password:')
    console.log(`  password ${password}`)
  })
}

function rolesOf(names: readonly string[]) {
  const roles = names.filter(isStaffRole)
  if (roles.length > 0 && roles.length === names.length) return roles
  throw new StartError(
    `Give at least one role, such as --role administrator: ${staffRoleNames.join(', ')}`,
  )
}

endCommand(main())
