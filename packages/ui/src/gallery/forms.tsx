import { useState } from 'react'
import {
  Choice,
  CompactPicker,
  Field,
  Picker,
  SearchField,
  SelectField,
  TextArea,
} from '../index.ts'
import { cities, samples } from './samples.ts'
import type { Entries } from './entry.ts'

export const forms: Entries = {
  Field: FieldSamples,
  TextArea: TextAreaSamples,
  Choice: ChoiceSamples,
  SearchField: SearchFieldSample,
  SelectField: SelectFieldSamples,
  Picker: PickerSamples,
  CompactPicker: CompactSamples,
}

function FieldSamples() {
  const [name, setName] = useState('')
  const [taken, setTaken] = useState('lucky7')
  const [password, setPassword] = useState('not a secret')
  return (
    <div className="grid w-full gap-6 sm:grid-cols-2">
      <Field
        label={samples.name}
        hint={samples.nameHint}
        required
        value={name}
        onChange={setName}
      />
      <Field
        label={samples.name}
        hint={samples.nameHint}
        error={samples.nameError}
        value={taken}
        onChange={setTaken}
      />
      <Field
        label={samples.password}
        reveal={samples.reveal}
        autoComplete="off"
        value={password}
        onChange={setPassword}
      />
      <Field label={samples.fixed} disabled value={samples.fixedValue} onChange={setName} />
    </div>
  )
}

function TextAreaSamples() {
  const [text, setText] = useState('')
  return (
    <div className="grid w-full gap-6 sm:grid-cols-2">
      <TextArea label={samples.note} hint={samples.nameHint} value={text} onChange={setText} />
      <TextArea label={samples.note} error={samples.nameError} value={text} onChange={setText} />
    </div>
  )
}

function ChoiceSamples() {
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  const options = (['dark', 'light'] as const).map((value) => ({
    value,
    label: samples.themes[value],
  }))
  return <Choice label={samples.menu} options={options} value={theme} onChange={setTheme} />
}

function SearchFieldSample() {
  const [text, setText] = useState('')
  return <SearchField label={samples.city} value={text} onChange={setText} />
}

function SelectFieldSamples() {
  const [city, setCity] = useState('')
  const options = cities.map(({ value, label }) => ({ value, label }))
  const field = { label: samples.city, placeholder: samples.cityPlaceholder, options }
  return (
    <div className="grid w-full gap-6 sm:grid-cols-2">
      <SelectField {...field} value={city} onChange={setCity} />
      <SelectField {...field} error={samples.nameError} value={city} onChange={setCity} />
    </div>
  )
}

function PickerSamples() {
  const [city, setCity] = useState<string>()
  return (
    <div className="grid w-full gap-6 sm:grid-cols-2">
      <Picker
        label={samples.city}
        hint={samples.cityHint}
        placeholder={samples.cityPlaceholder}
        emptyText={samples.cityNone}
        options={cities}
        value={city}
        onChange={setCity}
      />
      <Picker
        label={samples.city}
        error={samples.cityNone}
        emptyText={samples.cityNone}
        required
        options={cities}
        value="sgn"
        onChange={setCity}
      />
    </div>
  )
}

function CompactSamples() {
  const [city, setCity] = useState('sgn')
  return (
    <CompactPicker
      label={samples.city}
      emptyText={samples.cityNone}
      options={cities}
      value={city}
      onChange={setCity}
    />
  )
}
