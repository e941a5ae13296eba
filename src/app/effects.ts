import { toast } from 'react-hot-toast/headless'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { shutPage } from '#app/router/address.ts'
import { navigate, openAddress, stepBack, writeFrame, writeView } from '#app/router/urlSync.ts'
import { bus } from '#app/actors/eventBus.ts'
import { readAccessToken } from '#app/actors/app.ts'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import { dayOf } from '#domain/days.ts'
import type { Theme } from '#domain/app/theme.ts'
import type { Command } from '#domain/app/palette.ts'
import type { Alert, Emitted, Retried, Toast } from '#machines/emitted.ts'
import { download } from '#services/browser/download.ts'
import { keepFrames } from '#services/storage/timeFrames.ts'
import { createHistoryStore, createLookStore, createRecentStore } from '#services/storage/jsonEntries.ts'
import { nextPaint } from '#ui/nextPaint.ts'
import { keepProfile, remember, remembered } from '#services/storage/preferences.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { announceProfile } from '#services/browser/tabs.ts'
import { showTheme } from '#app/theme.ts'

const history = createHistoryStore(localStore)
const looks = createLookStore(localStore)
const recent = createRecentStore(localStore)

/** Which chart does what is chosen in the command palette. */
const commands: Readonly<Record<Command, readonly [systemId: string, event: { type: string; theme?: Theme }]>> = {
  lightColours: ['theme', { type: 'theme.chosen', theme: 'light' }],
  darkColours: ['theme', { type: 'theme.chosen', theme: 'dark' }],
  deviceColours: ['theme', { type: 'theme.chosen', theme: 'system' }],
  toggleSidebar: ['sidebar', { type: 'sidebar.toggled' }],
  signOut: ['adminArea', { type: 'signOut.requested' }],
}

/** Keeps the counts of today, and tells the dashboard where it is open. */
const recordDay = (totals: DashboardCounts, { system }: AnyActorRef): void => {
  const kept = history.record(totals, new Date())
  system.get('dashboard')?.send({ type: 'day.recorded', history: kept })
}

const isActive = (actor: AnyActorRef): boolean => actor.getSnapshot().status === 'active'

type Doings = { [E in Emitted as E['type']]: (emitted: E, actor: AnyActorRef) => void }

const say = { success: toast.success, error: toast.error, blank: toast }

const doings: Doings = {
  toast: ({ tone, text }) => void say[tone](text, { id: `${tone}: ${text}` }),
  alert: () => undefined,
  navigation: navigate,
  stepBack,
  remembered(emitted) {
    if (emitted.what === 'profile') return keepProfile(emitted.value)
    if (emitted.what === 'tableLook') return void looks.keep(emitted.kind, emitted.value)
    if (emitted.what === 'frames') return void keepFrames(emitted.value)
    if (emitted.what === 'recentEntries') return void recent.keep(emitted.value)
    if (emitted.what === 'sidebar') return void remember(remembered.sidebar, emitted.value)
    remember(remembered.theme, emitted.value)
    showTheme(emitted.value)
  },
  viewed: writeView,
  download: ({ name, text }) => download(name.replace(/(?=\.\w+$)/, `-${dayOf(new Date())}`), text),
  framed: writeFrame,
  /** What is on the page comes first, then the history. */
  counted: ({ totals }, actor) => void nextPaint().then(() => recordDay(totals, actor)),
  profileSaved: (_, { system }) => void system.get('announcement')?.send({ type: 'profile.saved' }),
  shut({ isShut }, actor) {
    shutPage(
      isShut
        ? { isThere: () => isActive(actor), ask: (address) => actor.send({ type: 'leave.requested', address }) }
        : null,
    )
  },
  // oxlint-disable-next-line no-console -- §2 asks for the line
  logged: ({ what, value }) => console.info(`${what}: ${value}`),
  commanded({ command }, { system }) {
    const [systemId, event] = commands[command]
    system.get(systemId)?.send(event)
  },
  reload: () => location.reload(),
  retried: (emitted) => tryAgain(emitted),
  passage: ({ address }) => openAddress(address),
  published(emitted) {
    if (emitted.topic === 'PROFILE_UPDATED') {
      announceProfile()
      return bus.publish(emitted.topic, null)
    }
    void readAccessToken(emitted.audience)
      .catch(() => null)
      .then((token) => bus.publish(emitted.topic, { token }))
  },
}

/** Charts that have offered to try something again, by the id of their session. */
const retriers = new Map<string, AnyActorRef>()

const keepRetrier = (actor: AnyActorRef): void => {
  for (const [id, kept] of retriers) if (!isActive(kept)) retriers.delete(id)
  retriers.set(actor.sessionId, actor)
}

const tellBell = ({ text, retry, ...emitted }: Alert | Toast, { sessionId, system }: AnyActorRef): void => {
  const tone = emitted.type === 'alert' ? 'error' : emitted.tone
  if (tone === 'success') return
  system.get('alerts')?.send({
    type: 'alert.arrived',
    tone,
    text,
    at: Date.now(),
    retry: retry === undefined ? null : { actor: sessionId, event: retry },
  })
}

const tryAgain = ({ actor: id, event: type }: Retried): void => {
  const actor = retriers.get(id)
  if (actor?.getSnapshot().can({ type })) actor.send({ type })
  else if (actor && isActive(actor)) say.blank('There is nothing left to try again.')
  else say.blank('Its page is not open any more. Open it to try again.')
}

const carryOut = (emitted: Emitted, actor: AnyActorRef): void => {
  ;(doings[emitted.type] as (emitted: Emitted, actor: AnyActorRef) => void)(emitted, actor)
  if (emitted.type !== 'alert' && emitted.type !== 'toast') return
  if (emitted.retry !== undefined) keepRetrier(actor)
  tellBell(emitted, actor)
}

/** Carries out what charts want done to the page: an inspector that hears every actor, the children too. */
export const followEmitted = (event: InspectionEvent): void => {
  if (event.type !== '@xstate.actor') return
  const actor = event.actorRef as AnyActorRef
  actor.on('*', (emitted) => carryOut(emitted as Emitted, actor))
}
