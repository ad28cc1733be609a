import { Field } from '@fairhouse/ui'
import type { ComponentProps } from 'react'
import type { FormState } from './use-form.ts'

type InputProps = Omit<
  ComponentProps<typeof Field>,
  keyof ReturnType<FormState['bind']> | 'form' | 'error'
>

export interface FieldProps extends InputProps {
  form: FormState
  name: string
}

/** A form field. A required one has a star in its placeholder. */
export function TextField({ form, name, placeholder, ...given }: FieldProps) {
  const bound = form.bind(name)
  const text = placeholder ?? given.label
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2000}
      {...given}
      {...bound}
      placeholder={bound.required ? `${text} *` : text}
    />
  )
}
