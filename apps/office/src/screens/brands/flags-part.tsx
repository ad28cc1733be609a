import { adminWords } from '@fairhouse/i18n/office'
import type { Flag } from '@fairhouse/protocol'
import { Toggle } from '#features/toggle'
import { useWords } from '#lib/words'
import { flagGroups, type PartProps } from './view.ts'

const groups = ['registration', 'login', 'services'] as const

/** Feature flags by group. */
export function FlagsPart({ document, set }: PartProps) {
  const { t } = useWords(adminWords)
  const { flags } = document
  const turn = (flag: Flag, isOn: boolean) =>
    set({ flags: isOn ? [...flags, flag] : flags.filter((one) => one !== flag) })
  return (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-2 xl:grid-cols-3">
      {groups.map((group) => (
        <fieldset key={group} className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-semibold">{t(`brands.flags_${group}`)}</legend>
          {flagGroups[group].map((flag) => (
            <Toggle
              key={flag}
              label={t(`brands.flag_${flag}`)}
              hint={flag}
              isOn={flags.includes(flag)}
              onChange={(isOn) => turn(flag, isOn)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  )
}
