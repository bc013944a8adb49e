// Every address of the router in the dark theme, at 360 and 1440 px: axe finds nothing and nothing overflows.
import { accessible } from './lib/addresses.mjs';

accessible('dark');
