import { iconNames } from '../media/icon-names.ts'
import {
  Avatar,
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Html,
  Icon,
  Monogram,
  Picture,
  Problem,
  QrCode,
  Skeleton,
  StatusDot,
  type Tone,
} from '../index.ts'
import { samples } from './samples.ts'
import type { Entries } from './entry.ts'

const tones: Tone[] = ['good', 'warn', 'bad', 'quiet']

const missing = '/gallery-missing.png'
const mark = '/icon.svg'

export const marks: Entries = {
  Icon: () => (
    <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-4">
      {iconNames.map((name) => (
        <li key={name} className="flex flex-col items-center gap-2 text-xs text-text-quiet">
          <span className="flex items-end gap-2 text-text">
            <Icon name={name} className="size-10" />
            <Icon name={name} />
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
  Problem: () => <Problem text={samples.nameError} />,
  Html: () => <Html html={samples.html} />,
  Badge: () =>
    tones.map((tone) => (
      <Badge key={tone} {...{ tone }}>
        {samples.badges[tone]}
      </Badge>
    )),
  StatusDot: () =>
    tones.map((tone) => <StatusDot key={tone} tone={tone} moving={tone === 'good'} />),
  Avatar: () => (
    <>
      {samples.people.map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name={samples.people[0]} src={missing} size="large" />
      <Avatar name={samples.people[1]} src={missing} fallback={mark} size="large" />
      <Avatar name={samples.people[2]} src={mark} size="small" />
    </>
  ),
  Monogram: () => samples.banks.map((letters) => <Monogram key={letters} letters={letters} />),
  Picture: () => (
    <>
      <Picture src={mark} fallback={mark} alt={samples.pictureAlt} width={96} height={96} />
      <Picture
        src={missing}
        fallback={mark}
        alt={samples.pictureMissing}
        width={96}
        height={96}
        className="rounded-card"
      />
    </>
  ),
  QrCode: () => (
    <>
      <QrCode text={samples.qrText} label={samples.qrLabel} />
      <QrCode text={samples.qrText} label={samples.qrLabel} logo={mark} />
    </>
  ),
  Card: () => (
    <Card className="max-w-sm p-6">
      <h3 className="mb-2 text-lg font-semibold">{samples.cardTitle}</h3>
      <p className="text-text-quiet">{samples.cardText}</p>
    </Card>
  ),
  Skeleton: () => (
    <div className="grid w-full max-w-sm gap-3">
      <Skeleton className="h-32" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-1/3" />
    </div>
  ),
  EmptyState: () => (
    <EmptyState
      picture={<Icon name="star" className="size-14 text-accent" />}
      heading="h3"
      title={samples.emptyTitle}
      text={samples.emptyText}
      action={<Button variant="quiet">{samples.plain}</Button>}
    />
  ),
  ErrorState: () => (
    <ErrorState
      icon="wifi-off"
      title={samples.errorTitle}
      text={samples.errorText}
      action={{ label: samples.retry, onClick: () => {} }}
    />
  ),
}
