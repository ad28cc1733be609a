import type { Secrets } from '#platform/secrets'
import { isPersonalField, type PersonalField, type Profile } from './personal-data.ts'
import type { MemberStores } from './store/index.ts'
import type { LockedValue } from './store/profiles.ts'

export type Profiles = ReturnType<typeof createProfiles>

/** Values are encrypted for their field and member: they do not decrypt in another row. */
export function createProfiles(secrets: Secrets) {
  const purpose = (memberId: string, field: PersonalField) => `member/${field}/${memberId}`

  function open(memberId: string, values: readonly LockedValue[]): Profile {
    const profile: Profile = {}
    for (const { field, locked } of values) {
      if (!isPersonalField(field)) throw new Error(`member_profile has a field ${field}`)
      profile[field] = secrets.unlock(purpose(memberId, field), locked)
    }
    return profile
  }

  return {
    open,
    read: async ({ profiles }: Pick<MemberStores, 'profiles'>, memberId: string) =>
      open(memberId, await profiles.all(memberId)),
    async write(
      { profiles }: Pick<MemberStores, 'profiles'>,
      memberId: string,
      profile: Profile,
      now: Date,
    ): Promise<void> {
      for (const [field, value] of Object.entries(profile)) {
        if (!isPersonalField(field)) throw new Error(`${field} is not in the list`)
        const locked = secrets.lock(purpose(memberId, field), value)
        await profiles.put(memberId, { field, locked }, now)
      }
    },
  }
}
