import { useState } from 'react'
import { Button, buttonClass, IconButton, Menu, Select } from '../index.ts'
import { languages, samples } from './samples.ts'
import type { Entries } from './entry.ts'

const nothing = () => {}

export const actions: Entries = {
  Button: () => (
    <>
      {(['primary', 'quiet', 'plain'] as const).map((variant) => (
        <Button key={variant} variant={variant} onClick={nothing}>
          {samples[variant === 'primary' ? 'button' : variant]}
        </Button>
      ))}
      <Button busy>{samples.busy}</Button>
      <Button variant="quiet" busy>
        {samples.busy}
      </Button>
      <Button size="small" icon="gift">
        {samples.button}
      </Button>
      <Button size="large" icon="fire">
        {samples.button}
      </Button>
      <Button variant="quiet" size="small" icon="download">
        {samples.quiet}
      </Button>
      <Button isWide icon="check">
        {samples.button}
      </Button>
      <a href="#Button" className={buttonClass('quiet')}>
        {samples.link}
      </a>
    </>
  ),
  IconButton: () => (
    <>
      <IconButton icon="search" label={samples.city} onClick={nothing} />
      <IconButton icon="close" variant="plain" label={samples.close} onClick={nothing} />
    </>
  ),
  Menu: MenuSample,
  Select: SelectSample,
}

function MenuSample() {
  const [theme, setTheme] = useState('dark')
  const [done, setDone] = useState('')
  return (
    <>
      <Menu
        label={samples.menu}
        icon="share"
        items={[
          { key: 'copy', icon: 'copy', label: 'Copy', onSelect: () => setDone(samples.copied) },
          { key: 'share', icon: 'share', label: 'Share', onSelect: () => setDone(samples.shared) },
          { key: 'help', icon: 'help', label: 'Help', onSelect: nothing },
        ]}
      />
      <Menu
        label={samples.theme}
        align="end"
        items={['dark', 'light'].map((key) => ({
          key,
          label: key,
          isChosen: key === theme,
          onSelect: () => setTheme(key),
        }))}
      />
      <output>{done}</output>
    </>
  )
}

function SelectSample() {
  const [language, setLanguage] = useState<'EN' | 'VI'>('EN')
  return (
    <Select
      label={samples.language}
      icon="globe"
      options={languages}
      value={language}
      onChange={setLanguage}
    />
  )
}
