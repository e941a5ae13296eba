import type { ActorRefFrom } from 'xstate'
import type { Marketer } from '#domain/people/marketers.ts'
import { type SignInPage, thankYouUrls } from '#domain/people/sharing.ts'
import type { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { MailIcon } from '#pages/admin/marketers/marketerIcons.ts'
import { EditIcon, FeedbackIcon, SendIcon, TrashIcon } from '#ui/layout/Icon.tsx'
import type { MenuEntry, MenuItem } from '#ui/overlays/Menu.tsx'

type MarketersActor = ActorRefFrom<typeof marketersMachine>

/** What a person can do with a marketer. */
export const marketerMenu = (actor: MarketersActor, marketer: Marketer, canChange: boolean): readonly MenuItem[] => {
  const share = {
    label: 'Send code',
    icon: <SendIcon />,
    onSelect: () => actor.send({ type: 'share.requested', marketer }),
  }
  if (!canChange) return [share]
  return [
    { label: 'Edit', icon: <EditIcon />, onSelect: () => actor.send({ type: 'edit.requested', marketer }) },
    share,
    {
      label: 'Delete',
      icon: <TrashIcon />,
      danger: true,
      onSelect: () => actor.send({ type: 'delete.requested', marketer }),
    },
  ]
}

/** The ways to write to a marketer. A way without a phone number or an email is missing. */
export const messageMenu = (page: SignInPage, marketer: Marketer): readonly MenuEntry[] => {
  const { whatsApp, email } = thankYouUrls(page, marketer)
  return [
    ...(whatsApp === null ? [] : [{ label: 'WhatsApp', icon: <FeedbackIcon />, href: whatsApp, isOutside: true }]),
    ...(email === null ? [] : [{ label: 'Email', icon: <MailIcon />, href: email }]),
  ]
}
