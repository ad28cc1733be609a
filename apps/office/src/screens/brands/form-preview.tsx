import { adminWords } from '@fairhouse/i18n/office'
import { completeLanguages } from '@fairhouse/i18n'
import { registerForm, shownFields, type BrandRules, type Registration } from '@fairhouse/rules'
import { Choice, Field } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/words'
import type { Document } from './view.ts'
import { useFormWords, formLabel } from './use-form-words.ts'

const modes = { register: 'USERNAMEREG3', registerMobile: 'MOBILENUMREG3' } as const

/** Read-only preview of the registration form. */
export function FormPreview({ document }: { document: Document }) {
  const { t } = useWords(adminWords)
  const { flags, languages } = document
  const [wanted, setMode] = useState<Registration['mode']>('register')
  const [language, setLanguage] = useState(document.language)
  const words = useFormWords(language)
  const open = (['register', 'registerMobile'] as const).filter((mode) =>
    flags.includes(modes[mode]),
  )
  const mode = open.includes(wanted) ? wanted : open[0]
  const spoken = completeLanguages.filter(({ code }) => languages.includes(code))
  return (
    <section
      aria-label={t('brands.form_preview')}
      className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-page p-5"
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {mode !== undefined && (
          <Choice
            label={t('brands.form_mode')}
            options={open.map((value) => ({ value, label: t(`brands.mode_${value}`) }))}
            value={mode}
            onChange={setMode}
          />
        )}
        <Choice
          label={t('common.language')}
          options={spoken.map(({ code, name }) => ({ value: code as string, label: name }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      {mode === undefined ? (
        <p className="text-text-quiet">{t('brands.form_closed')}</p>
      ) : (
        <Fields document={document} mode={mode} words={words?.register} />
      )}
    </section>
  )
}

interface FieldsProps {
  document: Document
  mode: Registration['mode']
  words: Readonly<Record<string, string>> | undefined
}

function Fields({ document, mode, words }: FieldsProps) {
  const rules: BrandRules = Object.fromEntries(
    document.registerRules.map(({ field, ...rule }) => [field, rule]),
  )
  const form = registerForm(rules, {
    mode,
    bySms: document.flags.includes('REGMOBVERF3'),
    mobilePassword: document.flags.includes('MOBILENUMPASSREG3'),
  })
  return (
    <div inert className="flex flex-col gap-4">
      {shownFields(form, rules, mode, false).map((name) => (
        <Field
          key={name}
          label={formLabel(words, name)}
          required={form.get(name)?.rule.required === true}
          value=""
          onChange={() => undefined}
        />
      ))}
    </div>
  )
}
