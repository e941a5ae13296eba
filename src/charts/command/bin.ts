#!/usr/bin/env node
import { machineHelp, machineOptions, packageName, parseOptions, scriptsHelp } from '#charts/command/commandLine.ts'
import { runMachine } from '#charts/command/machineCommand.ts'
import { runProcess } from '#charts/command/runProcess.ts'

await runProcess((args, io) => {
  const { values } = parseOptions(args, machineOptions)
  if (values.machine !== undefined && !values.help) return runMachine(values, io)
  io.print(`${machineHelp(`npx ${packageName}`)}\n${scriptsHelp}`)
  return values.help ? 0 : 2
})
