import { toast } from 'react-hot-toast/headless'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { brand } from '#app/config.ts'
import { eventBus } from '#app/actors/eventBus.ts'
import { readAccessToken } from '#app/actors/app.ts'
import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import { titleOf } from '#domain/routes/routes.ts'
import { dayOf } from '#domain/days.ts'
import type { Theme } from '#domain/app/theme.ts'
import type { Command } from '#domain/app/palette.ts'
import type { AlertEffect, Effect, RetryEffect, ToastEffect } from '#machines/effects.ts'
import { systemActor } from '#machines/system.ts'
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

/** The event of each command, and the system id of the chart that receives it. */
const commands: Readonly<Record<Command, readonly [systemId: string, event: { type: string; theme?: Theme }]>> = {
  lightColours: ['theme', { type: 'theme.chosen', theme: 'light' }],
  darkColours: ['theme', { type: 'theme.chosen', theme: 'dark' }],
  deviceColours: ['theme', { type: 'theme.chosen', theme: 'system' }],
  toggleSidebar: ['sidebar', { type: 'sidebar.toggled' }],
  signOut: ['adminArea', { type: 'signOut.requested' }],
}

const recordCounts = (counts: DashboardCounts, { system }: AnyActorRef): void =>
  void system.get('dashboard')?.send({ type: 'history.changed', history: history.record(counts, new Date()) })

const isActive = (actor: AnyActorRef): boolean => actor.getSnapshot().status === 'active'

type EffectHandlers = { [E in Effect as E['type']]: (effect: E, actor: AnyActorRef) => void }

const showToast = { success: toast.success, error: toast.error, blank: toast }

const handlers: EffectHandlers = {
  toast: ({ tone, text }) => void showToast[tone](text, { id: `${tone}: ${text}` }),
  /** Only the bell shows it, see {@link addAlert}. */
  alert: () => undefined,
  savePreference(effect) {
    if (effect.key === 'profile') return storeProfile(effect.value)
    if (effect.key === 'tableLayout') return void tableLayouts.write(effect.kind, effect.value)
    if (effect.key === 'timeFrames') return void storeTimeFrames(effect.value)
    if (effect.key === 'recentEntries') return void recentEntries.write(effect.value)
    if (effect.key === 'sidebar') return void writePreference(preferences.sidebar, effect.value)
    writePreference(preferences.theme, effect.value)
    applyTheme(effect.value)
  },
  download: ({ name, text }) => download(name.replace(/(?=\.\w+$)/, `-${dayOf(new Date())}`), text),
  /** The history waits until the figures are painted. */
  recordCounts: ({ counts }, actor) => void nextPaint().then(() => recordCounts(counts, actor)),
  announceProfile: (_, { system }) => void system.get('announcement')?.send({ type: 'profile.saved' }),
  // oxlint-disable-next-line no-console -- §2 requires the line
  log: ({ name, value }) => console.info(`${name}: ${value}`),
  runCommand({ command }, { system }) {
    const [systemId, event] = commands[command]
    system.get(systemId)?.send(event)
  },
  openUrl: ({ url }, { system }) => systemActor(system, 'router').send({ type: 'url.requested', url }),
  showTitle: ({ route }) => void (document.title = `${titleOf(route)} · ${brand.product}`),
  retry: (effect) => retryActor(effect),
  publish(effect) {
    if (effect.topic === 'PROFILE_UPDATED') {
      announceProfile()
      return eventBus.publish(effect.topic, null)
    }
    void readAccessToken(effect.audience)
      .catch(() => null)
      .then((token) => eventBus.publish(effect.topic, { token }))
  },
}

/** Charts that offer a retry, by session id. */
const retryActors = new Map<string, AnyActorRef>()

const addRetryActor = (actor: AnyActorRef): void => {
  for (const [id, retryable] of retryActors) if (!isActive(retryable)) retryActors.delete(id)
  retryActors.set(actor.sessionId, actor)
}

const addAlert = (effect: AlertEffect | ToastEffect, { sessionId, system }: AnyActorRef): void => {
  const tone = effect.type === 'alert' ? 'error' : effect.tone
  if (tone === 'success') return
  system.get('alerts')?.send({
    type: 'alert.received',
    tone,
    text: effect.text,
    createdAt: Date.now(),
    retry: effect.retry === undefined ? null : { actorId: sessionId, event: effect.retry },
  })
}

const retryActor = ({ actorId, event: type }: RetryEffect): void => {
  const actor = retryActors.get(actorId)
  if (actor?.getSnapshot().can({ type })) actor.send({ type })
  else if (actor && isActive(actor)) showToast.blank('There is nothing left to try again.')
  else showToast.blank('Its page is not open any more. Open it to try again.')
}

const runEffect = (effect: Effect, actor: AnyActorRef): void => {
  ;(handlers[effect.type] as (effect: Effect, actor: AnyActorRef) => void)(effect, actor)
  if (effect.type !== 'alert' && effect.type !== 'toast') return
  if (effect.retry !== undefined) addRetryActor(actor)
  addAlert(effect, actor)
}

/** An inspector that runs the effects of every actor in the system, child actors included. */
export const runEffects = (event: InspectionEvent): void => {
  if (event.type !== '@xstate.actor') return
  const actor = event.actorRef as AnyActorRef
  actor.on('*', (effect) => runEffect(effect as Effect, actor))
}
