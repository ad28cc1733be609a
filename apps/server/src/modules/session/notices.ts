import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { VerificationModule } from '#modules/verification'
import type { Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import { deviceName } from './device-name.ts'

/** Where an account is told things. */
export interface Addressees {
  mobile: string | null
  email: string | null
}

interface Owner {
  id: string
  brandId: string
}

interface Letter {
  brandId: string
  language: string
  word: 'new_device' | 'password_changed' | 'contact_changed'
  values?: Record<string, string>
}

interface Below {
  brands: BrandModule
  member: MemberModule
  verification: Pick<VerificationModule, 'notify'>
}

export type Notices = ReturnType<typeof createNotices>

/** What the owner of an account is told, by every channel: who changed it may hold one of them. */
export function createNotices({ clock }: Kit, { brands, member, verification }: Below) {
  async function tell({ mobile, email }: Addressees, letter: Letter): Promise<void> {
    if (mobile !== null) await verification.notify({ ...letter, channel: 'sms', to: mobile })
    if (email !== null) await verification.notify({ ...letter, channel: 'email', to: email })
  }

  return {
    async newDevice(brandId: string, addressees: Addressees, caller: Caller) {
      const { address, userAgent, language } = caller
      if (addressees.mobile === null && addressees.email === null) return
      const { timeZone } = brands.byId(brandId)
      const time = clock.now().toLocaleString('sv', { timeZone, timeZoneName: 'short' })
      const device = [deviceName(userAgent), address].filter((part) => part !== '').join(', ')
      const letter = { brandId, language, word: 'new_device', values: { device, time } } as const
      await tell(addressees, letter)
    },
    async passwordChanged({ id, brandId }: Owner, { language }: Caller) {
      const letter = { brandId, language, word: 'password_changed' } as const
      await tell(await member.contactsOf(id), letter)
    },
    /** Told where the account was reached before. */
    contactChanged: (brandId: string, before: Addressees, { language }: Caller) =>
      tell(before, { brandId, language, word: 'contact_changed' }),
  }
}
