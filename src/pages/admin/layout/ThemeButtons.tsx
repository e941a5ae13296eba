import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type themeMachine, selectTheme } from '#machines/app/theme.machine.ts'
import css from '#pages/admin/layout/NavList.module.css'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { MonitorIcon, MoonIcon, SunIcon } from '#ui/layout/Icon.tsx'

const choices = [
  { theme: 'system', label: 'System theme', icon: <MonitorIcon /> },
  { theme: 'light', label: 'Light theme', icon: <SunIcon /> },
  { theme: 'dark', label: 'Dark theme', icon: <MoonIcon /> },
] as const

/** The buttons for light, dark and device colours. */
export function ThemeButtons({ actor }: { actor: ActorRefFrom<typeof themeMachine> }) {
  const chosenTheme = useSelector(actor, selectTheme)
  return (
    <div className={css.themes} role="group" aria-label="Theme">
      {choices.map(({ theme, label, icon }) => (
        <IconButton
          key={theme}
          size="small"
          label={label}
          icon={icon}
          aria-pressed={theme === chosenTheme}
          onClick={() => actor.send({ type: 'theme.chosen', theme })}
        />
      ))}
    </div>
  )
}
