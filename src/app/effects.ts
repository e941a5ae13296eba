import { toast } from 'react-hot-toast/headless'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { setNavigationBlock } from '#app/router/browserUrl.ts'
import { navigate, openUrl, goBack, saveTimeFrame, showView } from '#app/router/urlSync.ts'
import { eventBus } from '#app/actors/eventBus.ts'
import { readAccessToken } from '#app/actors/app.ts'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import { dayOf } from '#domain/days.ts'
import type { Theme } from '#domain/app/theme.ts'
import type { Command } from '#domain/app/palette.ts'
import type { AlertEffect, Effect, RetryEffect, ToastEffect } from '#machines/effects.ts'
import { download } from '#services/browser/download.ts'
import { storeTimeFrames } from '#services/storage/timeFrames.ts'
import { createHistoryStore, createTableLayoutStore, createRecentEntriesStore } from '#services/storage/jsonEntries.ts'
import { nextPaint } from '#ui/nextPaint.ts'
import { storeProfile, writePreference, preferences } from '#services/storage/preferences.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { announceProfile } from '#services/browser/tabs.ts'
import { applyTheme } from '#app/theme.ts'

const history = createHistoryStore(localStore)
const tableLayouts = createTableLayoutStore(localStore)
const recentEntries = createRecentEntriesStore(localStore)

/** Which chart does what is chosen in the command palette. */
const commands: Readonly<Record<Command, readonly [systemId: string, event: { type: string; theme?: Theme }]>> = {
  lightColours: ['theme', { type: 'theme.chosen', theme: 'light' }],
  darkColours: ['theme', { type: 'theme.chosen', theme: 'dark' }],
  deviceColours: ['theme', { type: 'theme.chosen', theme: 'system' }],
  toggleSidebar: ['sidebar', { type: 'sidebar.toggled' }],
  signOut: ['adminArea', { type: 'signOut.requested' }],
}

/** Keeps the counts of today, and tells the dashboard where it is open. */
const recordCounts = (totals: DashboardCounts, { system }: AnyActorRef): void => {
  const kept = history.record(totals, new Date())
  system.get('dashboard')?.send({ type: 'history.changed', history: kept })
}

const isActive = (actor: AnyActorRef): boolean => actor.getSnapshot().status === 'active'

type EffectHandlers = { [E in Effect as E['type']]: (emitted: E, actor: AnyActorRef) => void }

const showToast = { success: toast.success, error: toast.error, blank: toast }

const handlers: EffectHandlers = {
  toast: ({ tone, text }) => void showToast[tone](text, { id: `${tone}: ${text}` }),
  alert: () => undefined,
  navigate,
  goBack,
  savePreference(emitted) {
    if (emitted.what === 'profile') return storeProfile(emitted.value)
    if (emitted.what === 'tableLook') return void tableLayouts.write(emitted.kind, emitted.value)
    if (emitted.what === 'frames') return void storeTimeFrames(emitted.value)
    if (emitted.what === 'recentEntries') return void recentEntries.write(emitted.value)
    if (emitted.what === 'sidebar') return void writePreference(preferences.sidebar, emitted.value)
    writePreference(preferences.theme, emitted.value)
    applyTheme(emitted.value)
  },
  showView,
  download: ({ name, text }) => download(name.replace(/(?=\.\w+$)/, `-${dayOf(new Date())}`), text),
  saveTimeFrame,
  /** What is on the page comes first, then the history. */
  recordCounts: ({ totals }, actor) => void nextPaint().then(() => recordCounts(totals, actor)),
  announceProfile: (_, { system }) => void system.get('announcement')?.send({ type: 'profile.saved' }),
  navigationBlock({ isBlocked }, actor) {
    setNavigationBlock(
      isBlocked
        ? { isThere: () => isActive(actor), ask: (address) => actor.send({ type: 'leave.requested', address }) }
        : null,
    )
  },
  // oxlint-disable-next-line no-console -- §2 asks for the line
  log: ({ what, value }) => console.info(`${what}: ${value}`),
  runCommand({ command }, { system }) {
    const [systemId, event] = commands[command]
    system.get(systemId)?.send(event)
  },
  reload: () => location.reload(),
  retry: (emitted) => retryActor(emitted),
  openUrl: ({ address }) => openUrl(address),
  publish(emitted) {
    if (emitted.topic === 'PROFILE_UPDATED') {
      announceProfile()
      return eventBus.publish(emitted.topic, null)
    }
    void readAccessToken(emitted.audience)
      .catch(() => null)
      .then((token) => eventBus.publish(emitted.topic, { token }))
  },
}

/** Charts that have offered to try something again, by the id of their session. */
const retryActors = new Map<string, AnyActorRef>()

const addRetryActor = (actor: AnyActorRef): void => {
  for (const [id, kept] of retryActors) if (!isActive(kept)) retryActors.delete(id)
  retryActors.set(actor.sessionId, actor)
}

const addAlert = ({ text, retry, ...emitted }: AlertEffect | ToastEffect, { sessionId, system }: AnyActorRef): void => {
  const tone = emitted.type === 'alert' ? 'error' : emitted.tone
  if (tone === 'success') return
  system.get('alerts')?.send({
    type: 'alert.received',
    tone,
    text,
    at: Date.now(),
    retry: retry === undefined ? null : { actor: sessionId, event: retry },
  })
}

const retryActor = ({ actor: id, event: type }: RetryEffect): void => {
  const actor = retryActors.get(id)
  if (actor?.getSnapshot().can({ type })) actor.send({ type })
  else if (actor && isActive(actor)) showToast.blank('There is nothing left to try again.')
  else showToast.blank('Its page is not open any more. Open it to try again.')
}

const runEffect = (emitted: Effect, actor: AnyActorRef): void => {
  ;(handlers[emitted.type] as (emitted: Effect, actor: AnyActorRef) => void)(emitted, actor)
  if (emitted.type !== 'alert' && emitted.type !== 'toast') return
  if (emitted.retry !== undefined) addRetryActor(actor)
  addAlert(emitted, actor)
}

/** Carries out what charts want done to the page: an inspector that hears every actor, the children too. */
export const runEffects = (event: InspectionEvent): void => {
  if (event.type !== '@xstate.actor') return
  const actor = event.actorRef as AnyActorRef
  actor.on('*', (emitted) => runEffect(emitted as Effect, actor))
}
