import dayjs, { type ConfigType, type Dayjs } from 'dayjs';
import plugin from 'dayjs/plugin/utc.js';

dayjs.extend(plugin);

/** A moment in the calendar of UTC. A text without a zone is one there, too. */
export function utc(moment: ConfigType): Dayjs {
  return dayjs.utc(moment);
}
