import { shallowEqual, useSelector } from '@xstate/react'
import { selectShareKit } from '#machines/ambassador/shareKit.selectors.ts'
import { MessageDialog } from '#pages/ambassador/MessageDialog.tsx'
import { PosterDialog } from '#pages/ambassador/PosterDialog.tsx'
import type { ShareDialogProps } from '#pages/ambassador/ShareKit.tsx'

/** The dialog of the share options that is open. */
export function ShareDialog(props: ShareDialogProps) {
  const { isMessageOpen, isPosterOpen } = useSelector(props.actor, selectShareKit, shallowEqual)
  return (
    <>
      {isMessageOpen && <MessageDialog {...props} />}
      {isPosterOpen && <PosterDialog {...props} />}
    </>
  )
}
