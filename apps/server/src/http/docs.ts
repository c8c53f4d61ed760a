import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { CallGuards } from './call-guards.ts'

/** The description of the calls, made from their schemas. Must come before the calls. */
export async function registerDescription(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Relâmpago', version, description: 'Themes and product links become narrated, captioned vertical videos.' },
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
    },
    transform: jsonSchemaTransform,
  })
}

/** The description for people, at /docs. */
export async function registerDocs(app: FastifyInstance, guards: CallGuards): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: { permission: 'anyone', limit: 'asset' } }
      route.onRequest = [guards.limit('asset'), ...(route.onRequest === undefined ? [] : [route.onRequest].flat())]
    })
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  })
}
