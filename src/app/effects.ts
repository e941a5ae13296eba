import { toast } from 'react-hot-toast/headless'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { setNavigationBlock } from '#app/router/browserUrl.ts'
import { navigate, openUrl, goBack, saveTimeFrame, showView } from '#app/router/urlSync.ts'
import { eventBus } from '#app/actors/eventBus.ts'
import { dayOf } from '#domain/days.ts'
import type { Effect } from '#machines/effects.ts'
import { download } from '#services/browser/download.ts'
import { storeTimeFrames } from '#services/storage/timeFrames.ts'
import { createTableLayoutStore, createRecentEntriesStore } from '#services/storage/jsonEntries.ts'
import { storeProfile, writePreference, preferences } from '#services/storage/preferences.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { announceProfile } from '#services/browser/tabs.ts'
import { applyTheme } from '#app/theme.ts'

const tableLayouts = createTableLayoutStore(localStore)
const recentEntries = createRecentEntriesStore(localStore)

const isActive = (actor: AnyActorRef): boolean => actor.getSnapshot().status === 'active'

type EffectHandlers = { [E in Effect as E['type']]: (effect: E, actor: AnyActorRef) => void }

const showToast = { success: toast.success, error: toast.error, blank: toast }

const handlers: EffectHandlers = {
  toast: ({ tone, text }) => void showToast[tone](text, { id: `${tone}: ${text}` }),
  navigate,
  goBack,
  savePreference(effect) {
    if (effect.key === 'profile') return storeProfile(effect.value)
    if (effect.key === 'tableLayout') return void tableLayouts.write(effect.kind, effect.value)
    if (effect.key === 'timeFrames') return void storeTimeFrames(effect.value)
    if (effect.key === 'recentEntries') return void recentEntries.write(effect.value)
    if (effect.key === 'sidebar') return void writePreference(preferences.sidebar, effect.value)
    writePreference(preferences.theme, effect.value)
    applyTheme(effect.value)
  },
  showView,
  download: ({ name, text }) => download(name.replace(/(?=\.\w+$)/, `-${dayOf(new Date())}`), text),
  saveTimeFrame,
  navigationBlock({ isBlocked }, actor) {
    setNavigationBlock(
      isBlocked
        ? { isActive: () => isActive(actor), requestLeave: (url) => actor.send({ type: 'leave.requested', url }) }
        : null,
    )
  },
  // oxlint-disable-next-line no-console -- §2 requires the line
  log: ({ name, value }) => console.info(`${name}: ${value}`),
  reload: () => location.reload(),
  openUrl: ({ url }) => openUrl(url),
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
