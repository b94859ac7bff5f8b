/**
 * The Soviet cards, deck by deck: code, title and squad, initiative, name, actions. `card-table.ts` reads the notation. Each
 * deck says where its values come from; what is designed is ours and may be tuned.
 */
export const SOVIET_CARDS = `
@ starting public
001 Platoon Sergeant; 9; Fyodor Lapshin; Bolster 3, Command 2
002 Squad Leader A; 7; Stepan Gorelov; Bolster 2(A), Inspire 1(A)
003 Squad Leader B; 7; Mukhtar Beisenov; Bolster 2(B), Inspire 1(B)
004 Rifleman A; 5; Anton Kudrin; Move 1, Attack 1, Control
005 Rifleman A; 5; Pyotr Zimin; Move 1, Attack 1, Control
006 Rifleman A; 5; Grigory Malyutin; Move 1, Attack 1, Control
007 Rifleman A; 5; Ruslan Khairulin; Move 1, Attack 1, Control
008 Rifleman A; 5; Vasyl Tkachuk; Move 1, Attack 1, Control
009 Rifleman B; 5; Yegor Savin; Move 1, Attack 1, Control
010 Rifleman B; 5; Nikita Burlakov; Move 1, Attack 1, Control
011 Rifleman B; 5; Timofey Ryzhov; Move 1, Attack 1, Control
012 Rifleman B; 5; Akim Orekhov; Move 1, Attack 1, Control
013 Rifleman B; 5; Rashid Yusupov; Move 1, Attack 1, Control
014 Scout A; 6; Lev Gurvich; Scout 2, Attack 1, Recon, Conceal
015 Scout A; 6; Matvey Silin; Scout 2, Attack 1, Recon, Conceal
016 Scout A; 6; Ivan Chernenok; Scout 2, Attack 1, Recon, Conceal
017 Scout B; 6; Damir Galeev; Scout 2, Attack 1, Recon, Conceal
018 Scout B; 6; Zakhar Pletnev; Scout 2, Attack 1, Recon, Conceal
019 Scout B; 6; Osip Drozd; Scout 2, Attack 1, Recon, Conceal
020 Machine Gunner A; 3; Kirill Vetrov; Move 1, Attack 2, Suppress 4
021 Machine Gunner A; 3; Semyon Bulatkin; Move 1, Attack 2, Suppress 4
022 Machine Gunner A; 3; Alexei Tyurin; Move 1, Attack 2, Suppress 4
023 Machine Gunner B; 3; Bogdan Kravets; Move 1, Attack 2, Suppress 4
024 Machine Gunner B; 3; Vano Lomidze; Move 1, Attack 2, Suppress 4
025 Machine Gunner B; 3; Mikhail Starostin; Move 1, Attack 2, Suppress 4
026 Fog of War; 1; ; 
027 Fog of War; 1; ; 
028 Fog of War; 1; ; 
029 Fog of War; 1; ; 
030 Fog of War; 1; ; 
031 Fog of War; 1; ; 
032 Fog of War; 1; ; 
033 Fog of War; 1; ; 
034 Fog of War; 1; ; 
035 Fog of War; 1; ; 
@ locked designed
036 Engineer A; 4; Nikolai Chagin; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
037 Engineer A; 4; Boris Feldman; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
038 Engineer A; 4; Arkhip Tretyak; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
039 Engineer B; 4; Maxim Dudin; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
040 Engineer B; 4; Gennady Uvarov; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
041 Engineer B; 4; Khasan Tleulin; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
@ locked public
042 Sniper; 4; Zoya Merkulova; Stalk 1, Attack 3
043 Sniper; 4; Valentin Skvortsov; Stalk 1, Attack 3
044 Sniper; 4; Tamara Ignatova; Stalk 1, Attack 3
@ locked designed
045 Mortar; 2; Ivan Podolsky; Move 1, Grenade 2 min 2, Area Suppress 3 min 2
046 Mortar; 2; Demyan Rudenko; Move 1, Grenade 2 min 2, Area Suppress 3 min 2
047 Mortar; 2; Georgy Shalva; Move 1, Grenade 2 min 2, Area Suppress 3 min 2
048 Antitank Rifle; 3; Filipp Kuzin; Move 1, Attack 1, Antitank 2/1 max 2
049 Antitank Rifle; 3; Saveliy Antipin; Move 1, Attack 1, Antitank 2/1 max 2
050 Antitank Rifle; 3; Murat Kenzhebekov; Move 1, Attack 1, Antitank 2/1 max 2
051 Antitank Gun; 2; Artem Golubev; Move 1, Antitank 4/2, Suppress 2
052 Antitank Gun; 2; Yuri Panfilenko; Move 1, Antitank 4/2, Suppress 2
053 Antitank Gun; 2; Vasily Krotov; Move 1, Antitank 4/2, Suppress 2
054 Flamethrower; 3; Ivan Ledenev; Move 1, Flame 3 max 1
055 Flamethrower; 3; Pyotr Samsonov; Move 1, Flame 3 max 1
056 Flamethrower; 3; Anatoly Gusev; Move 1, Flame 3 max 1
057 Heavy Machine Gun; 2; Nodar Gelashvili; Move 1, Attack 2, Suppress 5, Area Suppress 3
058 Heavy Machine Gun; 2; Kornei Babich; Move 1, Attack 2, Suppress 5, Area Suppress 3
059 Heavy Machine Gun; 2; Stanislav Voronkov; Move 1, Attack 2, Suppress 5, Area Suppress 3
@ locked public
060 Rifleman C; 5; Vladimir Zuev; Move 1, Attack 1, Control
061 Rifleman C; 5; Kasym Ibraev; Move 1, Attack 1, Control
062 Rifleman C; 5; Terenty Fomin; Move 1, Attack 1, Control
063 Rifleman C; 5; Vitaly Osadchy; Move 1, Attack 1, Control
064 Rifleman C; 5; Ivan Tokarev; Move 1, Attack 1, Control
065 Scout C; 6; Lukyan Sidelnikov; Scout 2, Attack 1, Recon, Conceal
066 Scout C; 6; Nikolai Baranchik; Scout 2, Attack 1, Recon, Conceal
067 Scout C; 6; Rodion Ustinov; Scout 2, Attack 1, Recon, Conceal
068 Machine Gunner C; 3; Farid Zakirov; Move 1, Attack 2, Suppress 4
069 Machine Gunner C; 3; Makar Loginov; Move 1, Attack 2, Suppress 4
070 Machine Gunner C; 3; Sidor Kholod; Move 1, Attack 2, Suppress 4
@ locked designed
071 T-34 A*; 3; Commander Viktor Astakhov; Move 2, Attack 2, Antitank 3/2
072 T-34 A*; 3; Driver Ivan Zhernov; Move 2, Attack 2, Antitank 3/2
073 T-34 A*; 3; Loader Pyotr Maslak; Move 2, Attack 2, Antitank 3/2
074 T-34 B*; 3; Commander Alexei Dunaev; Move 2, Attack 2, Antitank 3/2
075 T-34 B*; 3; Driver Nikolai Strelkov; Move 2, Attack 2, Antitank 3/2
076 T-34 B*; 3; Loader Akhmet Saitov; Move 2, Attack 2, Antitank 3/2
077 T-70*; 4; Commander Roman Ilyin; Move 2, Attack 2, Antitank 2/1, Reposition
078 T-70*; 4; Driver Fedot Kulikov; Move 2, Attack 2, Antitank 2/1, Reposition
079 Storm Group*; 6; Dmitry Rogozhin; Move 2, Attack 2 max 1, Grenade 2 max 1, Assault
080 Storm Group*; 6; Stepan Katkov; Move 2, Attack 2 max 1, Grenade 2 max 1, Assault
081 Storm Group*; 6; Yakov Terekhov; Move 2, Attack 2 max 1, Grenade 2 max 1, Assault
@ locked public
082 Squad Leader C; 7; Mikhail Borodin; Bolster 2(C), Inspire 1(C)
@ locked mixed
083 Platoon Guide; 8; Nikifor Zhuravel; Guide 1, Bolster 1, Ready
@ locked designed
084 Platoon Leader; 9; Lieutenant Andrei Sokhin; Command 2, Inspire 2, Support 1
085 Commissar; 8; Commissar Grigory Levashov; Force 1, Bolster 2
086 Commissar; 8; Commissar David Reznik; Force 2, Command 1
087 Platoon Sergeant; 9; Fyodor Lapshin; Bolster 3, Command 3
088 Squad Leader A; 8; Stepan Gorelov; Bolster 3(A), Inspire 2(A), Ready(A)
089 Squad Leader B; 8; Mukhtar Beisenov; Bolster 3(B), Inspire 2(B), Ready(B)
090 Orderly; 4; Klavdia Yefimova; Ready, Support 1
091 Signaller; 5; Nina Solovei; Recon, Command 1
092 Antiair Battery; 3; Battery Commander Vera Klimova; Antiair 1
093 Antiair Battery; 3; Gunner Lidia Morozko; Antiair 1
094 Antiair Battery; 3; Gunner Raisa Shatova; Antiair 2
095 Bomber; 2; Pilot Galina Ostapets; Bomb 1/2
096 Bomber; 2; Pilot Nikolai Vedernikov; Bomb 1/2
097 Bomber; 2; Pilot Yegor Stupin; Bomb 1/3
@ locked public
098 Fog of War; 1; ; 
099 Fog of War; 1; ; 
100 Fog of War; 1; ; 
101 Fog of War; 1; ; 
@ upgrade designed
004 Rifleman A; 5; Anton Kudrin; Move 1, Attack 2+, Control
005 Rifleman A; 5; Pyotr Zimin; Move 1, Attack 1, Control, Grenade 1 max 1+
006 Rifleman A; 5; Grigory Malyutin; Move 1, Attack 1, Control, Assault+
007 Rifleman A; 5; Ruslan Khairulin; Move 1, Attack 1, Control, Attack 3 max 0+
008 Rifleman A; 7; Vasyl Tkachuk; Move 2+, Attack 1, Control
009 Rifleman B; 6; Yegor Savin; Move 1, Attack 1, Control, Attack 3 max 0+
010 Rifleman B; 5; Nikita Burlakov; Move 2+, Attack 1, Control
011 Rifleman B; 6; Timofey Ryzhov; Move 1, Attack 1, Control, Grenade 1 max 1+
012 Rifleman B; 5; Akim Orekhov; Move 1, Attack 1, Control, Ready(B)+
013 Rifleman B; 5; Rashid Yusupov; Move 1, Attack 1, Control, Assault+
014 Scout A; 6; Lev Gurvich; Scout 2, Attack 1, Recon, Conceal, Stalk 2+
015 Scout A; 6; Matvey Silin; Scout 2, Attack 1, Recon, Conceal, Explore 1+
016 Scout A; 8; Ivan Chernenok; Scout 2, Attack 2+, Recon, Conceal
017 Scout B; 6; Damir Galeev; Scout 2, Attack 1, Recon, Conceal, Explore 2+
018 Scout B; 6; Zakhar Pletnev; Scout 2, Attack 1, Recon, Conceal, Grenade 1 max 1+
019 Scout B; 7; Osip Drozd; Scout 3+, Attack 1, Recon, Conceal
020 Machine Gunner A; 3; Kirill Vetrov; Move 1, Attack 2, Suppress 4, Overwatch+
021 Machine Gunner A; 3; Semyon Bulatkin; Move 1, Attack 2, Suppress 5+, Overwatch+
022 Machine Gunner A; 3; Alexei Tyurin; Move 1, Attack 2, Suppress 4, Reposition+
023 Machine Gunner B; 3; Bogdan Kravets; Move 1, Attack 2, Suppress 4, Overwatch+
024 Machine Gunner B; 3; Vano Lomidze; Move 1, Attack 3+, Suppress 4
025 Machine Gunner B; 3; Mikhail Starostin; Move 1, Attack 2, Suppress 4, Area Suppress 3+
036 Engineer A; 4; Nikolai Chagin; Move 1, Attack 1, Mine 2+, Smoke, Demo 1/4 max 0
037 Engineer A; 4; Boris Feldman; Move 1, Attack 1, Mine 1, Smoke, Demo 2/5 max 0+
038 Engineer A; 6; Arkhip Tretyak; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0, Grenade 1 max 1+
039 Engineer B; 4; Maxim Dudin; Move 1, Attack 1, Mine 2+, Smoke, Demo 1/4 max 0
040 Engineer B; 4; Gennady Uvarov; Move 2+, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
041 Engineer B; 4; Khasan Tleulin; Move 1, Attack 1, Mine 1, Smoke, Demo 3/4 max 0+
042 Sniper; 4; Zoya Merkulova; Stalk 1, Attack 4+
043 Sniper; 4; Valentin Skvortsov; Stalk 2+, Attack 3
044 Sniper; 6; Tamara Ignatova; Stalk 1, Attack 3, Reposition+
045 Mortar; 2; Ivan Podolsky; Move 1, Grenade 3 min 2+, Area Suppress 3 min 2
046 Mortar; 2; Demyan Rudenko; Move 1, Grenade 2 min 2, Area Suppress 4 min 2+
047 Mortar; 4; Georgy Shalva; Move 2+, Grenade 2 min 2, Area Suppress 3 min 2
048 Antitank Rifle; 3; Filipp Kuzin; Move 1, Attack 1, Antitank 3/1 max 2+
049 Antitank Rifle; 3; Saveliy Antipin; Move 1, Attack 1, Antitank 2/1 max 2, Demo 2/1 max 0+
050 Antitank Rifle; 5; Murat Kenzhebekov; Move 1, Attack 1, Antitank 2/1 max 2, Reposition+
051 Antitank Gun; 2; Artem Golubev; Move 1, Antitank 5/2+, Suppress 2
052 Antitank Gun; 2; Yuri Panfilenko; Move 1, Antitank 4/3+, Suppress 2
053 Antitank Gun; 4; Vasily Krotov; Move 1, Antitank 4/2, Suppress 2, Attack 2+
054 Flamethrower; 3; Ivan Ledenev; Move 1, Flame 4 max 1+
055 Flamethrower; 3; Pyotr Samsonov; Move 1, Flame 3 max 1, Assault+
056 Flamethrower; 5; Anatoly Gusev; Move 2+, Flame 3 max 1
057 Heavy Machine Gun; 2; Nodar Gelashvili; Move 1, Attack 2, Suppress 5, Area Suppress 4+
058 Heavy Machine Gun; 2; Kornei Babich; Move 1, Attack 3+, Suppress 5, Area Suppress 3
059 Heavy Machine Gun; 4; Stanislav Voronkov; Move 1, Attack 2, Suppress 5, Area Suppress 3, Reposition+
060 Rifleman C; 5; Vladimir Zuev; Move 1, Attack 1, Control, Attack 3 max 0+
061 Rifleman C; 5; Kasym Ibraev; Move 1, Attack 2+, Control
062 Rifleman C; 5; Terenty Fomin; Move 1, Attack 1, Control, Assault+
063 Rifleman C; 7; Vitaly Osadchy; Move 1, Attack 1, Control, Ready(C)+
064 Rifleman C; 5; Ivan Tokarev; Move 1, Attack 1, Control, Grenade 1 max 1+
065 Scout C; 6; Lukyan Sidelnikov; Scout 2, Attack 1, Recon, Conceal, Explore 1+
066 Scout C; 6; Nikolai Baranchik; Scout 2, Attack 2+, Recon, Conceal
067 Scout C; 8; Rodion Ustinov; Scout 2, Attack 1, Recon, Conceal, Stalk 1+
068 Machine Gunner C; 3; Farid Zakirov; Move 1, Attack 2, Suppress 5+
069 Machine Gunner C; 3; Makar Loginov; Move 1, Attack 3+, Suppress 4
070 Machine Gunner C; 5; Sidor Kholod; Move 1, Attack 2, Suppress 4, Reposition+
@ reserve designed
004 Rifleman A; 3; Prokhor Yermolin; Move 1, Attack 1, Control
005 Rifleman A; 5; Ilyas Nurgaliev; Move 1, Attack 1!, Control
006 Rifleman A; 2; Denis Shubin; Move 1, Attack 1, Control
007 Rifleman A; 4; Kuzma Prokudin; Move 1, Attack 1 max 1-, Control
008 Rifleman A; 4; Aram Sarkisyan; Move 1, Attack 1, Control!
009 Rifleman B; 3; Gleb Noskov; Move 1, Attack 1, Control
010 Rifleman B; 4; Sergei Lomov; Move 1, Attack 1!, Control
011 Rifleman B; 2; Yakub Rakhimov; Move 1, Attack 1, Control
012 Rifleman B; 5; Trofim Belikov; Move 1, Attack 1 max 1-, Control
013 Rifleman B; 4; Andrei Kostyrin; Move 1, Attack 1, Control!
014 Scout A; 4; Nazar Hrytsenko; Scout 1-, Attack 1, Recon, Conceal
015 Scout A; 6; Konstantin Moshkin; Scout 2, Attack 1, Recon, Conceal!
016 Scout A; 3; Oleg Perov; Scout 2, Attack 1!, Recon, Conceal
017 Scout B; 4; Batyr Ochirov; Scout 1-, Attack 1, Recon, Conceal
018 Scout B; 5; Viktor Zhdankin; Scout 2, Attack 1!, Recon, Conceal!
019 Scout B; 3; Ignat Sorokoumov; Scout 2, Attack 1, Recon, Conceal
020 Machine Gunner A; 2; Pavel Yurasov; Move 1, Attack 2, Suppress 3-
021 Machine Gunner A; 3; Taras Lysenko; Move 1, Attack 1-, Suppress 4
022 Machine Gunner A; 2; Roman Dubov; Move 1!, Attack 2, Suppress 4
023 Machine Gunner B; 2; Efim Raikin; Move 1, Attack 2, Suppress 3-
024 Machine Gunner B; 2; Safar Nazarov; Move 1, Attack 1-, Suppress 4
025 Machine Gunner B; 3; Leonid Kosov; Move 1!, Attack 2, Suppress 4
`;
