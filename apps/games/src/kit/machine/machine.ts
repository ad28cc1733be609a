import type { ComponentType } from 'preact'
import type { GameEvent } from '@fairhouse/engines'
import type { Amount } from '@fairhouse/money'
import type { GameFacts, RoundView } from '@fairhouse/protocol/studio'
import type { Pace } from '#kit/pace'
import type { Sounds } from '#kit/sound'
import type { Source } from '#kit/store'
import type { Speech } from '#kit/words'

/** An action of a player. */
export interface Action {
  readonly [detail: string]: unknown
  readonly type: string
}

/** Draws a game. It knows events and pace, and nothing about money. */
export interface Scene<Event extends GameEvent> {
  mount(host: HTMLElement): Promise<void>
  /** Starts the animation of a requested round whose result is still unknown. */
  begin(pace: Pace, action: Action): void
  show(event: Event, showing: Showing): Promise<void>
  /** Idle state; after a refusal it restores the result of the last round. */
  idle(): void
  resize(): void
  destroy(): void
}

/** Pace, money and callbacks for showing a round's events. */
export interface Showing {
  readonly pace: Pace
  /** Whether a win may be celebrated; some markets forbid it up to the stake. */
  celebrates(credits: number): boolean
  /** Credits won so far in the round. */
  won(credits: number): void
  /** Shows a banner for its reading time. */
  announce(banner: Banner): Promise<void>
  money(credits: number): string
}

export interface Banner {
  readonly title: string
  readonly detail?: string
  /** Credits that a feature paid: they count up in money below the title. */
  readonly credits?: number
  readonly ms: number
}

export interface MirrorWin {
  readonly text: string
  readonly credits: number
}

/** Text of the scene, for screen readers and tests. */
export interface Mirror {
  /** Rows from top, each from left to right; `id` is the symbol code of the record. */
  readonly rows: readonly (readonly { readonly id: string; readonly name: string }[])[]
  readonly wins: readonly MirrorWin[]
  readonly credits: number
  readonly note: string
  /** Feature in progress, which tints the backdrop. */
  readonly mood: 'plain' | 'free' | 'hold'
}

export interface MachineSetup {
  readonly facts: GameFacts
  readonly speech: Source<Speech>
  readonly sounds: Sounds
  readonly last: RoundView | null
}

/** Buy feature: free spins for a price in credits. */
export interface Buy {
  readonly action: Action
  readonly credits: number
  readonly spins: number
}

export interface RulesProps {
  /** Value of one credit at present. */
  readonly credit: Amount
  /** Whether the market allows buying features. */
  readonly canBuy: boolean
}

/** A game of any kind, as the frame sees it. */
export interface Machine {
  /** Action that starts a round. */
  readonly action: Action
  /** Buy feature, which costs more and is not allowed in every market. */
  readonly buy: Buy | null
  /** Palette name in packages/ui. */
  readonly palette: string
  /** Hue shift of the palette in degrees. */
  readonly turn?: number | undefined
  readonly mirror: Source<Mirror>
  mount(host: HTMLElement): Promise<void>
  /** Loads the backdrop; returns a function that paints it for the size of the frame. */
  backdrop(canvas: HTMLCanvasElement): Promise<() => void>
  begin(pace: Pace, action: Action): void
  /** Whether a round has a feature: one that a player wants to see who was away. */
  hasFeature(events: readonly GameEvent[]): boolean
  show(events: readonly GameEvent[], showing: Showing): Promise<void>
  /** Waits for the player's choice; only games with multi-step rounds have it. */
  choose?(): Promise<Action>
  idle(): void
  resize(): void
  destroy(): void
  /** Overlay for the player's choices. */
  readonly Over?: ComponentType
  /** Rules page of the game. */
  readonly Rules: ComponentType<RulesProps>
}
