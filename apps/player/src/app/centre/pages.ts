import { safetyWords } from '@fairhouse/i18n/safety'
import { loadWithWords } from '#lib/words'
import type { PackCode } from '@fairhouse/i18n'
import type { CentreKey } from '@fairhouse/i18n/centre'
import type { IconName } from '@fairhouse/ui'
import type { ComponentType } from 'react'
import type { Status } from '#features/status'
import type { Member } from '#lib/account'
import type { CentrePage } from '#lib/centre'
import { UnreadMark } from '#lib/message-box'

/** Decides which pages a member has. */
export interface CentreFacts {
  readonly account: Member
  readonly status: Status
  /** Whether one wallet serves all games; undefined while unknown. */
  readonly isSingle?: boolean | undefined
  /** Whether members can invite friends; undefined while unknown. */
  readonly hasReferral?: boolean | undefined
}

export interface PageRow {
  readonly page: CentrePage
  readonly icon: IconName
  readonly label: CentreKey
  /** Loads a screen without props. The texts of `centre` and `account` are already loaded. */
  readonly load: (language: PackCode) => Promise<ComponentType>
  /** A badge beside the label. */
  readonly Mark?: ComponentType<{ className?: string }>
  readonly isShown?: (facts: CentreFacts) => boolean
}

/** LIST of pages of the personal centre, in menu order. */
export const pages: readonly PageRow[] = [
  {
    page: 'memberCenter',
    icon: 'user',
    label: 'centre.page_memberCenter',
    load: async () => (await import('#screens/profile')).Profile,
  },
  {
    page: 'depositv2',
    icon: 'wallet',
    label: 'deposit.title',
    load: async () => (await import('#screens/deposit')).Deposit,
  },
  {
    page: 'withdraw',
    icon: 'withdraw',
    label: 'withdraw.title',
    load: async () => (await import('#screens/withdraw')).Withdraw,
  },
  {
    page: 'transferFund',
    icon: 'swap',
    label: 'centre.page_transferFund',
    load: async () => (await import('#screens/transfer')).Transfer,
    isShown: ({ isSingle }) => isSingle === false,
  },
  {
    page: 'personalHistoryCopy',
    icon: 'dice',
    label: 'records.bets_title',
    load: async () => (await import('#screens/bet-record')).BetRecord,
  },
  {
    page: 'transactionHistory',
    icon: 'clock',
    label: 'records.account_title',
    load: async () => (await import('#screens/account-record')).AccountRecord,
  },
  {
    page: 'personalProfit',
    icon: 'trophy',
    label: 'records.profit_title',
    load: async () => (await import('#screens/profit')).Profit,
  },
  {
    page: 'referral',
    icon: 'share',
    label: 'centre.page_referral',
    load: async () => (await import('#screens/referral')).Referral,
    isShown: ({ hasReferral }) => hasReferral === true,
  },
  {
    page: 'messageV2',
    icon: 'mail',
    label: 'centre.page_messageV2',
    load: async () => (await import('#screens/messages')).Messages,
    Mark: UnreadMark,
  },
  {
    page: 'securityCenter',
    icon: 'shield',
    label: 'centre.page_securityCenter',
    load: async () => (await import('#screens/security')).Security,
  },
  {
    page: 'safer',
    icon: 'heart',
    label: 'centre.page_safer',
    load: (language) =>
      loadWithWords(
        [safetyWords],
        async () => (await import('#screens/responsible-gaming')).ResponsibleGaming,
        language,
      ),
  },
]
