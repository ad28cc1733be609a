import type { ComponentType } from 'preact'
import type { GameEvent } from '@fairhouse/engines'
import type { Amount } from '@fairhouse/money'
import type { GameFacts, RoundView } from '@fairhouse/protocol/studio'
import type { Pace } from '#kit/pace'
import type { Sounds } from '#kit/sound'
import type { Source } from '#kit/store'
import type { Speech } from '#kit/words'

/** What a player does in a game. */
export interface Action {
  readonly [detail: string]: unknown
  readonly type: string
}

/** What is drawn. It knows events and how fast to show them, and nothing of money. */
export interface Scene<Event extends GameEvent> {
  mount(host: HTMLElement): Promise<void>
  /** A round was asked for, of which nothing is known yet but how it was. */
  begin(pace: Pace, action: Action): void
  show(event: Event, showing: Showing): Promise<void>
  /** Between rounds; after one that was refused, what stood before it. */
  idle(): void
  resize(): void
  destroy(): void
}

/** How the events of one round are to be shown. */
export interface Showing {
  readonly pace: Pace
  /** Whether a win may be more than told: the market's rules say from where on. */
  celebrates(credits: number): boolean
  /** The credits that have been shown as won so far. */
  won(credits: number): void
  /** Words over the game until they have been read. */
  announce(banner: Banner): Promise<void>
  money(credits: number): string
}

export interface Banner {
  readonly title: string
  readonly detail?: string
  readonly ms: number
}

export interface MirrorWin {
  readonly text: string
  readonly credits: number
}

/** In words what the scene shows: for who does not see it, and for tests. */
export interface Mirror {
  /** From the top, each from left to right; `id` as the record has it. */
  readonly rows: readonly (readonly { readonly id: string; readonly name: string }[])[]
  readonly wins: readonly MirrorWin[]
  readonly credits: number
  readonly note: string
  /** Which part of the game is played; the light around it follows. */
  readonly mood: 'plain' | 'free' | 'hold'
}

export interface MachineSetup {
  readonly facts: GameFacts
  readonly speech: Source<Speech>
  readonly sounds: Sounds
  readonly last: RoundView | null
}

/** Free spins for a price, in credits. */
export interface Buy {
  readonly action: Action
  readonly credits: number
  readonly spins: number
}

export interface RulesProps {
  /** What one is worth now. */
  readonly credit: Amount
  /** Whether the market lets what is for sale be bought. */
  readonly canBuy: boolean
}

/** A game of any kind, as the frame around it sees it. */
export interface Machine {
  /** What begins a round. */
  readonly action: Action
  /** Another way to begin one, which costs more and is not offered in every market. */
  readonly buy: Buy | null
  /** Its set of colours in packages/ui. */
  readonly palette: string
  /** Degrees by which its colours are turned. */
  readonly turn?: number | undefined
  readonly mirror: Source<Mirror>
  mount(host: HTMLElement): Promise<void>
  /** Loads what is behind the game; what comes back paints it for the size of the frame. */
  backdrop(canvas: HTMLCanvasElement): Promise<() => void>
  begin(pace: Pace, action: Action): void
  show(events: readonly GameEvent[], showing: Showing): Promise<void>
  /** Waits for what the player does next; only games whose rounds have several steps have it. */
  choose?(): Promise<Action>
  idle(): void
  resize(): void
  destroy(): void
  /** What lies over the picture while the player has something to choose. */
  readonly Over?: ComponentType
  /** What the game's own pages of rules say. */
  readonly Rules: ComponentType<RulesProps>
}
