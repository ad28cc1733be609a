import { adminWords } from '@fairhouse/i18n/office'
import { Card, Choice, Field, IconButton } from '@fairhouse/ui'
import { useState } from 'react'
import { Toggle } from '#features/toggle'
import { useWords } from '#lib/words'
import type { Rule } from './view.ts'
import { formLabel } from './use-form-words.ts'

interface Props {
  rule: Rule
  label: string
  /** Texts that players see for a type. */
  words: Readonly<Record<string, string>> | undefined
  error?: string
  onChange: (rule: Rule) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Row of a form field: position, required, and validation rule. */
export function RuleRow({ rule, label, words, error, onChange, onMove, onRemove }: Props) {
  const { t } = useWords(adminWords)
  const [isOpen, setOpen] = useState(false)
  const state = !rule.enabled ? 'field_off' : rule.required ? 'field_needed' : 'field_asked'
  return (
    <li>
      <Card className="flex flex-col gap-3 px-4 py-2">
        <div className="flex flex-wrap items-center gap-x-3">
          <span className="min-w-0 grow">
            <span className="font-medium">{label}</span>{' '}
            <span className="text-sm text-text-quiet">{t(`brands.${state}`)}</span>
          </span>
          <span className="flex">
            <IconButton
              icon="arrow-up"
              variant="plain"
              label={t('brands.up', { name: label })}
              onClick={() => onMove(-1)}
            />
            <span className="rotate-180">
              <IconButton
                icon="arrow-up"
                variant="plain"
                label={t('brands.down', { name: label })}
                onClick={() => onMove(1)}
              />
            </span>
            <IconButton
              icon="sliders"
              variant="plain"
              label={t('brands.edit', { name: label })}
              onClick={() => setOpen(!isOpen)}
            />
            <IconButton
              icon="close"
              variant="plain"
              label={t('brands.remove', { name: label })}
              onClick={onRemove}
            />
          </span>
        </div>
        {error !== undefined && <p className="pb-2 text-sm text-bad">{error}</p>}
        {isOpen && <RuleFields rule={rule} words={words} onChange={onChange} />}
      </Card>
    </li>
  )
}

const types = ['text', 'password', 'tel', 'email', 'date'] as const
const patterns = Array.from({ length: 24 }, (_, id) => String(id))
/** Text for players without its length placeholder. */
const bare = (text: string) => text.replaceAll(/\S* ?\{length\}\.?/g, '').trim()
const digits = (typed: string) => Math.min(Number(typed.replaceAll(/\D/g, '')), 999)

function RuleFields({ rule, words, onChange }: Pick<Props, 'rule' | 'words' | 'onChange'>) {
  const { t } = useWords(adminWords)
  const set = (to: Partial<Rule>) => onChange({ ...rule, ...to })
  return (
    <div className="grid grid-cols-1 items-start gap-4 pb-3 sm:grid-cols-2">
      <Toggle
        label={t('brands.field_asked')}
        isOn={rule.enabled}
        onChange={(enabled) => set({ enabled })}
      />
      <Toggle
        label={t('brands.field_needed')}
        isOn={rule.required}
        onChange={(required) => set({ required })}
      />
      <Field
        label={t('brands.least')}
        inputMode="numeric"
        value={String(rule.minLength)}
        onChange={(typed) => set({ minLength: digits(typed) })}
      />
      <Field
        label={t('brands.most')}
        inputMode="numeric"
        value={String(rule.maxLength)}
        onChange={(typed) => set({ maxLength: digits(typed) })}
      />
      <Choice
        label={t('brands.kind')}
        options={types.map((value) => ({ value, label: t(`brands.kind_${value}`) }))}
        value={rule.type}
        onChange={(type) => set({ type })}
      />
      <Choice
        label={t('brands.pattern')}
        options={patterns.map((value) => ({
          value,
          label: `${value}: ${bare(formLabel(words, `type_${value}`))}`,
        }))}
        value={String(rule.patternId)}
        onChange={(value) => set({ patternId: Number(value) })}
      />
      <Field
        label={t('brands.own_pattern')}
        hint={t('brands.own_pattern_hint')}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={rule.acceptedPattern}
        onChange={(acceptedPattern) => set({ acceptedPattern })}
      />
    </div>
  )
}
