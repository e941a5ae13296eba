import { toast } from 'react-hot-toast/headless'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { createActivityStore } from '#app/lazyCode.ts'
import { brand } from '#app/config.ts'
import { titleOf } from '#domain/routes/routes.ts'
import { dayOf } from '#domain/days.ts'
import type { Effect, ToastEffect } from '#machines/effects.ts'
import { download } from '#services/browser/download.ts'
import { createEventBus } from '#services/browser/eventBus.ts'
import { storeTimeFrames } from '#services/storage/timeFrames.ts'
import { createTableLayoutStore, createRecentEntriesStore } from '#services/storage/jsonEntries.ts'
import { storeProfile, writePreference, preferences } from '#services/storage/preferences.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { announceProfile } from '#services/browser/tabs.ts'
import type { ActionToastOptions } from '#ui/feedback/actionToast.ts'
import type { Theme } from '#domain/app/theme.ts'

/** The one event bus of the product (§4). */
const eventBus = createEventBus()
const tableLayouts = createTableLayoutStore(localStore)
const recentEntries = createRecentEntriesStore(localStore)

type EffectHandlers = { [E in Effect as E['type']]: (effect: E, actor: AnyActorRef) => void }

const showToast = { success: toast.success, error: toast.error, blank: toast }

/** Shows a toast with a button while a chart runs. The chart gets what the person does with the toast. */
const showActionToast = ({ tone, text, action }: ToastEffect & { action: string }, chart: AnyActorRef): void => {
  const send = (type: string) => () => chart.send({ type })
  const options: ActionToastOptions = {
    id: chart.sessionId,
    duration: Infinity,
    action: {
      label: action,
      onPress: send('toast.pressed'),
      onHold: send('toast.held'),
      onRelease: send('toast.released'),
      onDismiss: send('toast.dismissed'),
    },
  }
  showToast[tone](text, options)
  chart.subscribe({ complete: () => toast.dismiss(chart.sessionId) })
}

/** The id of the toast about what the person typed last. There is one, and a success removes it. */
const complaintId = 'complaint'

/** The last toast of each text. */
const shownIds = new Map<string, string>()

const dismissShown = (name: string): void => {
  const id = shownIds.get(name)
  if (id !== undefined) toast.dismiss(id)
}

const handlers: EffectHandlers = {
  toast({ tone, text, action, until }, chart) {
    if (action !== undefined) return showActionToast({ type: 'toast', tone, text, action }, chart)
    if (tone === 'success') dismissShown(complaintId)
    const name = until === 'success' ? complaintId : `${tone}: ${text}`
    // A screen reader announces what is added, not what stays.
    const shown = shownIds.get(name)
    if (shown !== undefined) toast.remove(shown)
    shownIds.set(name, showToast[tone](text))
  },
  savePreference(effect) {
    if (effect.key === 'profile') return storeProfile(effect.value)
    if (effect.key === 'tableLayout') return void tableLayouts.write(effect.kind, effect.value)
    if (effect.key === 'timeFrames') return void storeTimeFrames(effect.value)
    if (effect.key === 'recentEntries') return void recentEntries.write(effect.value)
    if (effect.key === 'sidebar') return void writePreference(preferences.sidebar, effect.value)
    writePreference(preferences.theme, effect.value)
    applyTheme(effect.value)
  },
  recordActivity({ personId, change }) {
    const activity = { ...change, at: Date.now() }
    const add = async () => (await createActivityStore.load())(localStore, personId).add(activity)
    // The change is made. Without the code of the list, only its entry is missing.
    void add().catch(() => undefined)
  },
  replaceActivities({ personId, activities }) {
    const replace = async () => (await createActivityStore.load())(localStore, personId).replace(activities)
    void replace().catch(() => undefined)
  },
  download: ({ name, text }) => download(name.replace(/(?=\.\w+$)/, `-${dayOf(new Date())}`), text),
  showTitle: ({ route }) => void (document.title = `${titleOf(route)} · ${brand.product}`),
  publish(effect) {
    if (effect.topic === 'AUTH_STATE_CHANGED') return eventBus.publish(effect.topic, { token: effect.token })
    announceProfile()
    eventBus.publish(effect.topic, null)
  },
}

const runEffect = (effect: Effect, actor: AnyActorRef): void =>
  (handlers[effect.type] as (effect: Effect, actor: AnyActorRef) => void)(effect, actor)

/** An inspector that runs the effects of every actor in the system, child actors included. */
export const runEffects = (event: InspectionEvent): void => {
  if (event.type !== '@xstate.actor') return
  const actor = event.actorRef as AnyActorRef
  actor.on('*', (effect) => runEffect(effect as Effect, actor))
}

/** Sets the theme of the page. `src/public/firstPaint.js` does the same before the first paint. */
const applyTheme = (theme: Theme): void => {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme')
  else document.documentElement.setAttribute('data-theme', theme)
}
