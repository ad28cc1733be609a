import { adminWords } from '@fairhouse/i18n/office'
import { Field } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import type { Document, PartProps } from './view.ts'
import { useFault } from './use-fault.ts'

type Licence = NonNullable<Document['licence']>

/** The licence shown to players, and where they can check it. Without a text there is none. */
export function LicenceFields({ document: { licence }, faults, set }: PartProps) {
  const { t } = useWords(adminWords)
  const fault = useFault(faults)
  const change = (to: Partial<Licence>) => {
    const next = { text: '', url: null, ...licence, ...to }
    set({ licence: next.text === '' ? null : next })
  }
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
      <Field
        label={t('brands.part_licence')}
        hint={t('brands.licence_hint')}
        maxLength={300}
        value={licence?.text ?? ''}
        onChange={(typed) => change({ text: typed.trimStart() })}
      />
      {licence && (
        <Field
          label={t('brands.licence_url')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          value={licence.url ?? ''}
          onChange={(typed) => change({ url: typed.trim() || null })}
          {...fault('licence.url')}
        />
      )}
    </div>
  )
}
