import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { CopyTarget, copyMachine } from '#machines/ambassador/copy.machine.ts'
import { selectCopy } from '#machines/ambassador/copy.selectors.ts'
import { useCopy } from '#pages/admin/copyContext.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { CheckIcon, CopyIcon } from '#ui/layout/Icon.tsx'

interface CopyButtonProps {
  target: CopyTarget
  /** What the button says, such as 'Copy email'. */
  label: string
  textOf: () => string
  className?: string | undefined
}

/** Copies a text. A check mark and a message say that it is copied. */
export function CopyButton(props: CopyButtonProps) {
  const copy = useCopy()
  return copy && <ActiveCopyButton copy={copy} {...props} />
}

function ActiveCopyButton({
  copy,
  target,
  label,
  textOf,
  className,
}: CopyButtonProps & { copy: ActorRefFrom<typeof copyMachine> }) {
  const { copied } = useSelector(copy, selectCopy, shallowEqual)
  const icon = copied === target ? <CheckIcon size={16} /> : <CopyIcon size={16} />
  const onClick = () => copy.send({ type: 'copy.requested', target, text: textOf() })
  return <IconButton size="small" {...{ className, label, icon, onClick }} />
}
