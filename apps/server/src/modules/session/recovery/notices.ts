import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { VerificationModule } from '#modules/verification'
import type { Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import { deviceName } from '../devices/device-name.ts'

/** Addresses that receive an account's notices. */
export interface ContactAddresses {
  mobile: string | null
  email: string | null
}

interface Owner {
  id: string
  brandId: string
}

interface Notice {
  brandId: string
  language: string
  word: 'new_device' | 'password_changed' | 'contact_changed'
  values?: Record<string, string>
}

interface Deps {
  brands: BrandModule
  member: MemberModule
  verification: Pick<VerificationModule, 'notify'>
}

export type Notices = ReturnType<typeof createNotices>

/** Security notices to the owner, by every channel: an attacker may hold one of them. */
export function createNotices({ clock }: Kit, { brands, member, verification }: Deps) {
  async function notify({ mobile, email }: ContactAddresses, letter: Notice): Promise<void> {
    if (mobile !== null) await verification.notify({ ...letter, channel: 'sms', to: mobile })
    if (email !== null) await verification.notify({ ...letter, channel: 'email', to: email })
  }

  return {
    async newDevice(brandId: string, addressees: ContactAddresses, caller: Caller) {
      const { address, userAgent, language } = caller
      if (addressees.mobile === null && addressees.email === null) return
      const { timeZone } = brands.byId(brandId)
      const time = clock.now().toLocaleString('sv', { timeZone, timeZoneName: 'short' })
      const device = [deviceName(userAgent), address].filter((part) => part !== '').join(', ')
      const letter = { brandId, language, word: 'new_device', values: { device, time } } as const
      await notify(addressees, letter)
    },
    async passwordChanged({ id, brandId }: Owner, { language }: Caller) {
      const letter = { brandId, language, word: 'password_changed' } as const
      await notify(await member.contactsOf(id), letter)
    },
    /** Sent to the previous addresses. */
    contactChanged: (brandId: string, before: ContactAddresses, { language }: Caller) =>
      notify(before, { brandId, language, word: 'contact_changed' }),
  }
}
