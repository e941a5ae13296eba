import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { marketerNameRule } from '#domain/people/marketerForms.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { hasReferralCode } from '#domain/people/referralCodes.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { deleteMarketerMachine } from '#machines/marketers/deleteMarketer.machine.ts'
import { selectDeleteMarketer } from '#machines/marketers/deleteMarketer.selectors.ts'
import { listFocus, rowFocus } from '#pages/admin/lists/focus.ts'
import css from '#pages/admin/marketers/FormDialog.module.css'
import { classes } from '#ui/classes.ts'
import { formatCount } from '#ui/format.ts'
import { Verbatim } from '#ui/layout/Verbatim.tsx'
import { LazyTypedConfirmDialog } from '#ui/overlays/lazyOverlays.ts'

/** Asks for the name of a marketer before the deletion (§2, §5). */
export function DeleteMarketerDialog({ actor }: { actor: ActorRefFrom<typeof deleteMarketerMachine> }) {
  const { marketer, isBusy, problem } = useSelector(actor, selectDeleteMarketer, shallowEqual)
  const description = (
    <>
      <strong className={classes('breaks', css.name)}>
        <Verbatim>{displayNameOf(marketer)}</Verbatim>
      </strong>
      <span> can no longer sign in. </span>
      <Referrals marketer={marketer} />
      <span>This cannot be undone. To confirm, type the name.</span>
    </>
  )
  return (
    <LazyTypedConfirmDialog
      title="Delete Marketer"
      description={description}
      label="Name of the marketer"
      word={displayNameOf(marketer)}
      rule={marketerNameRule}
      busy={isBusy}
      problem={problem}
      button="Delete marketer"
      onChange={() => actor.send({ type: 'confirmation.changed' })}
      onConfirm={(confirmation) => actor.send({ type: 'delete.confirmed', confirmation })}
      onDismiss={() => actor.send({ type: 'dialog.dismissed' })}
      finalFocus={() => (selectDeleteMarketer(actor.getSnapshot()).isDeleted ? listFocus() : rowFocus(marketer.id)())}
    />
  )
}

/** What happens to the referees and the code. The console finds both only by their marketer. */
function Referrals({ marketer: { referralCode, referredUsers } }: { marketer: Marketer }) {
  if (!hasReferralCode(referralCode)) return null
  const isOne = referredUsers === 1
  const referees = isOne
    ? 'The user they referred keeps the account'
    : `The ${formatCount(referredUsers)} users they referred keep their accounts`
  return (
    <>
      {referredUsers > 0 && <span>{`${referees}, but the console no longer shows who referred them. `}</span>}
      <span>Referral code </span>
      <Verbatim>{referralCode}</Verbatim>
      <span> no longer counts for anyone. </span>
    </>
  )
}
