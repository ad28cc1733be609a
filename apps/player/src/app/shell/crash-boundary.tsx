import { ErrorState } from '@fairhouse/ui'
import { Component, type ReactNode } from 'react'
import { useWords } from '#lib/words'

/** A screen that breaks or does not load leaves the rest of the page standing. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children
  }
}

function Crashed() {
  const { t } = useWords()
  return (
    <ErrorState
      icon="alert"
      title={t('site.crash_title')}
      text={t('site.crash_text')}
      action={{ label: t('site.reload'), onClick: () => location.reload() }}
    />
  )
}
