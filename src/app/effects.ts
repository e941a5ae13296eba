import { toast } from 'react-hot-toast/headless'
import type { AnyActorRef, InspectionEvent } from 'xstate'
import { navigate, stepBack, writeView } from '#app/urlSync.ts'
import { readAccessToken } from '#app/wiring.ts'
import { dayOf } from '#domain/history.ts'
import type { Emitted } from '#machines/emitted.ts'
import { download } from '#services/download.ts'
import { createEventBus } from '#services/eventBus.ts'
import { createHistoryStore, createLookStore } from '#services/keptJson.ts'
import { keepProfile, remember, remembered } from '#services/remembered.ts'
import { localStore } from '#services/storage.ts'
import { showTheme } from '#app/look.ts'

export const bus = createEventBus()

const history = createHistoryStore(localStore)
const looks = createLookStore(localStore)

type Doings = { [E in Emitted as E['type']]: (emitted: E) => void }

const say = { success: toast.success, error: toast.error, blank: toast }

const doings: Doings = {
  toast: ({ tone, text }) => void say[tone](text, { id: `${tone}: ${text}` }),
  alert: () => undefined,
  navigation: navigate,
  stepBack,
  remembered(emitted) {
    if (emitted.what === 'profile') return keepProfile(emitted.value)
    if (emitted.what === 'tableLook') return void looks.keep(emitted.kind, emitted.value)
    if (emitted.what === 'sidebar') return void remember(remembered.sidebar, emitted.value)
    remember(remembered.theme, emitted.value)
    showTheme(emitted.value)
  },
  viewed: writeView,
  download: ({ name, text }) => download(name.replace(/(?=\.\w+$)/, `-${dayOf(new Date())}`), text),
  counted: ({ totals }) => void history.record(totals, new Date()),
  published(emitted) {
    if (emitted.topic === 'PROFILE_UPDATED') return bus.publish(emitted.topic, null)
    void readAccessToken(emitted.audience)
      .catch(() => null)
      .then((token) => bus.publish(emitted.topic, { token }))
  },
}

const carryOut = (emitted: Emitted, { system }: AnyActorRef): void => {
  ;(doings[emitted.type] as (emitted: Emitted) => void)(emitted)
  const isAlert = emitted.type === 'alert' || (emitted.type === 'toast' && emitted.tone === 'error')
  if (isAlert) system.get('alerts')?.send({ type: 'alert.arrived', text: emitted.text })
}

/** Carries out what charts want done to the page: an inspector that hears every actor, the children too. */
export const followEmitted = (event: InspectionEvent): void => {
  if (event.type !== '@xstate.actor') return
  const actor = event.actorRef as AnyActorRef
  actor.on('*', (emitted) => carryOut(emitted as Emitted, actor))
}
