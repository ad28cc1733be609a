import type { CentreKey } from '@fairhouse/i18n/centre'

/** LIST of the transfers with their own text; others show their type. */
export const codeKeys: ReadonlyMap<string, CentreKey> = new Map([
  ['deposit.fee', 'records.code_deposit_fee'],
  ['withdrawal.hold', 'records.code_withdrawal_hold'],
  ['withdrawal.paid', 'records.code_withdrawal_paid'],
  ['withdrawal.back', 'records.code_withdrawal_back'],
  ['withdrawal.fee', 'records.code_withdrawal_fee'],
  ['vendor.play', 'records.code_vendor_play'],
  ['vendor.transfer.in', 'records.code_vendor_transfer_in'],
  ['vendor.transfer.out', 'records.code_vendor_transfer_out'],
  ['vendor.transfer.done', 'records.code_vendor_transfer_done'],
  ['vendor.transfer.refused', 'records.code_vendor_transfer_refused'],
  ['promotion.forfeit', 'records.code_promotion_forfeit'],
  ['promotion.convert', 'records.code_promotion_convert'],
])
