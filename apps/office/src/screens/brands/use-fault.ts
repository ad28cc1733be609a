import { adminWords } from '@fairhouse/i18n/office'
import type { BrandFaults } from '@fairhouse/rules'
import { useWords } from '#lib/words'

/** Error prop of a field. */
export function useFault(faults: BrandFaults) {
  const { t } = useWords(adminWords)
  return (part: string): { error?: string } => {
    const fault = faults[part]
    return fault === undefined ? {} : { error: t(`brands.fault_${fault}`) }
  }
}
