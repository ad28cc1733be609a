import { QrCode } from '@fairhouse/ui'
import { useState, useSyncExternalStore } from 'react'

interface Props {
  /** A page of this site, or an address elsewhere. */
  to: string
  label: (address: string) => string
}

const never = () => () => {}

/** The server does not know how it is addressed: there the code keeps its place. */
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

/** A code that the brand has drawn itself; where it cannot be shown, ours stands in. */
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
