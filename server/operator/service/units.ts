/** The folder of the service's data. The service can write here and in its cache folder only. */
export const STATE_FOLDER = '/var/lib/carta';

/** The paths in the units: absolute, without characters special to systemd. */
export type Place = {
  /** The project's folder. */
  readonly root: string;
  readonly node: string;
  /** The address of the socket, such as 127.0.0.1:4000. */
  readonly listen: string;
};

const note = (unit: string): string =>
  `# Written by \`npm run server -- install-service\`, which writes it anew. Change it with \`systemctl edit ${unit}\`.\n`;

/** Settings of a process: a dynamic user that can read the project and write its own folder, without further privileges. */
const process = ({ root }: Place): string => `WorkingDirectory=${root}
EnvironmentFile=${root}/.env
DynamicUser=yes
User=carta
StateDirectory=carta
StateDirectoryMode=0700
CacheDirectory=carta
Environment=NODE_COMPILE_CACHE=%C/carta
UMask=0077
CapabilityBoundingSet=
NoNewPrivileges=yes
PrivateTmp=yes
PrivateDevices=yes
PrivateUsers=yes
ProtectSystem=strict
ProtectHome=yes
ProtectProc=invisible
ProtectClock=yes
ProtectHostname=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
RemoveIPC=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
SystemCallErrorNumber=EPERM
`;

/** The units by name. The socket stays open between servers: connections during a restart wait in it. */
export const unitsOf = (place: Place): Readonly<Record<string, string>> => ({
  'carta.socket': `${note('carta.socket')}[Unit]
Description=Carta: where the server listens

[Socket]
ListenStream=${place.listen}

[Install]
WantedBy=sockets.target
`,
  'carta.service': `${note('carta.service')}[Unit]
Description=Carta: menus and stamp cards
Requires=carta.socket
After=carta.socket network.target postgresql.service
StartLimitIntervalSec=0

[Service]
ExecStart=${place.node} server/main.ts
Restart=always
RestartSec=1
TimeoutStopSec=45
${process(place)}
[Install]
WantedBy=multi-user.target
`,
  'carta-backup.service': `${note('carta-backup.service')}[Unit]
Description=Carta: backup of the stamp cards
After=postgresql.service

[Service]
Type=oneshot
ExecStart=${place.node} server/operator/main.ts backup --folder ${STATE_FOLDER}/backups
${process(place)}`,
  'carta-backup.timer': `${note('carta-backup.timer')}[Unit]
Description=Carta: backup each night

[Timer]
OnCalendar=*-*-* 04:30
RandomizedDelaySec=15min
Persistent=yes

[Install]
WantedBy=timers.target
`,
});
