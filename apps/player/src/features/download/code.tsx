import { QrCode } from '@fairhouse/ui'
import { useState, useSyncExternalStore } from 'react'

interface Props {
  /** A path of this site, or an external address. */
  to: string
  label: (address: string) => string
}

const never = () => () => {}

/** The server does not know its own address: it renders a placeholder. */
export function Code({ to, label }: Props) {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => undefined,
  )
  if (origin === undefined) return <div className="size-50 max-w-full rounded-[8px] bg-qr-paper" />
  const address = new URL(to, origin).href
  return <QrCode text={address} label={label(address)} logo="/icon-192.png" />
}

/** The brand's own QR picture; if it fails to load, our code. */
export function GivenCode({ src, to, label }: { src: string; to: string; label: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <Code to={to} label={() => label} />
  return (
    <img
      src={src}
      alt={label}
      width="200"
      height="200"
      onError={() => setFailed(true)}
      className="max-w-full rounded-[8px] bg-qr-paper"
    />
  )
}
