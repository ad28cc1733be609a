import type { BrandFaults } from '@fairhouse/rules'
import { useWords } from '#lib/later-words'

/** The words for what is wrong with a part, as a field wants them. */
export function useFault(faults: BrandFaults) {
  const { t } = useWords()
  return (part: string): { error?: string } => {
    const fault = faults[part]
    return fault === undefined ? {} : { error: t(`brands.fault_${fault}`) }
  }
}
