import type { FastifyRequest } from 'fastify';
import { languageOfHeader } from '../../language/language.ts';
import type { Caller } from '../../http/caller.ts';
import { deviceName } from './device-name.ts';
import type { OwnChange } from './own-account.usecases.ts';
import type { Origin } from './sessions.usecases.ts';

/** Where a request came from: address, device and the language its browser asks for. */
export function originOf(request: FastifyRequest): Origin {
  return {
    ip: request.ip,
    device: deviceName(request.headers['user-agent']),
    language: languageOfHeader(request.headers['accept-language']),
  };
}

/** Who changes something about their own account with this request. */
export function ownChange({ userId, sessionId }: Caller, request: FastifyRequest): OwnChange {
  return { userId, sessionId, ip: request.ip };
}
