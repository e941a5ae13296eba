import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { GraphQLClient } from 'graphql-request'
import { importJWK, jwtVerify } from 'jose'
import { createPortal, flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useToaster } from 'react-hot-toast/headless'
import { Router } from 'wouter'
import * as z from 'zod/mini'

/** What every page uses of its packages before it answers, in addition to React and XState. */
export const packages = [
  createPortal,
  flushSync,
  useToaster,
  Router,
  z.object({
    text: z.string(),
    list: z.array(z.number()),
    none: z.nullable(z.literal('')),
    either: z.union([z.boolean()]),
  }),
]

/** What the pages of the admin area use too. */
export const areaPackages = [GraphQLClient, importJWK, jwtVerify]

/** What the sign-in page uses too. */
export const formPackages = [standardSchemaResolver, useForm]
